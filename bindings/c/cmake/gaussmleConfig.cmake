# The target gaussmle::gaussmle: the shared library of this folder's prefix.
get_filename_component(_gaussmle_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
if(NOT TARGET gaussmle::gaussmle)
  add_library(gaussmle::gaussmle SHARED IMPORTED)
  set_target_properties(gaussmle::gaussmle PROPERTIES
    IMPORTED_LOCATION "${_gaussmle_prefix}/lib/libgaussmle.so"
    IMPORTED_SONAME "libgaussmle.so.1"
    INTERFACE_INCLUDE_DIRECTORIES "${_gaussmle_prefix}/include")
endif()
unset(_gaussmle_prefix)
