#!/bin/sh
# Installs the C library: install.sh PREFIX BUILT VERSION, with the folder of the built libraries.
set -eu
prefix=$1 built=$2 version=$3
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
mkdir -p "$prefix/include" "$prefix/lib/pkgconfig" "$prefix/lib/cmake/gaussmle"
prefix=$(CDPATH='' cd -- "$prefix" && pwd)
install -m 644 "$here/include/gaussmle.h" "$prefix/include/"
install -m 755 "$built/libgaussmle.so" "$prefix/lib/libgaussmle.so.$version"
strip --strip-unneeded "$prefix/lib/libgaussmle.so.$version"
ln -sf "libgaussmle.so.$version" "$prefix/lib/libgaussmle.so.1"
ln -sf libgaussmle.so.1 "$prefix/lib/libgaussmle.so"
install -m 644 "$built/libgaussmle.a" "$prefix/lib/"
# Libraries that the static one needs, as rustc names them.
static="-lstdc++ -lgcc_s -lutil -lrt -lpthread -lm -ldl -lc"
sed -e "s|@PREFIX@|$prefix|" -e "s|@VERSION@|$version|" -e "s|@STATIC@|$static|" \
    "$here/gaussmle.pc.in" > "$prefix/lib/pkgconfig/gaussmle.pc"
install -m 644 "$here/cmake/gaussmleConfig.cmake" "$prefix/lib/cmake/gaussmle/"
sed -e "s|@VERSION@|$version|" "$here/cmake/gaussmleConfigVersion.cmake.in" \
    > "$prefix/lib/cmake/gaussmle/gaussmleConfigVersion.cmake"
