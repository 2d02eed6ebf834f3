#!/bin/sh
# Installs the C library: install.sh [--static] [--relocatable] PREFIX BUILT VERSION, with the folder of
# the built libraries. --static installs the static library, too. --relocatable names no absolute path
# in the file for pkg-config, so that the folder can be moved.
set -eu
static=no relocatable=no
while :; do
    case $1 in
    --static) static=yes ;;
    --relocatable) relocatable=yes ;;
    *) break ;;
    esac
    shift
done
prefix=$1 built=$2 version=$3
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
mkdir -p "$prefix/include" "$prefix/lib/pkgconfig" "$prefix/lib/cmake/gaussmle"
prefix=$(CDPATH='' cd -- "$prefix" && pwd)
install -m 644 "$here/include/gaussmle.h" "$prefix/include/"
install -m 755 "$built/libgaussmle.so" "$prefix/lib/libgaussmle.so.$version"
strip --strip-unneeded "$prefix/lib/libgaussmle.so.$version"
ln -sf "libgaussmle.so.$version" "$prefix/lib/libgaussmle.so.1"
ln -sf libgaussmle.so.1 "$prefix/lib/libgaussmle.so"
libraries=
if [ "$static" = yes ]; then
    # rustc's archive defines the symbols of all crates and of the works in C. This one has a single
    # object with the code that the functions need, and defines no symbols but them.
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    nm --dynamic --defined-only --format=posix "$built/libgaussmle.so" | cut -d ' ' -f 1 > "$work/functions"
    sed 's/^/--undefined=/' "$work/functions" > "$work/roots"
    object=$work/gaussmle.o
    ld -r --gc-sections --force-group-allocation --script="$here/static.ld" "@$work/roots" \
        -o "$object" "$built/libgaussmle.a"
    objcopy --strip-unneeded --keep-global-symbols="$work/functions" "$object"
    rm -f "$prefix/lib/libgaussmle.a"
    ar rc "$prefix/lib/libgaussmle.a" "$object"
    # Libraries that it needs, as rustc names them.
    libraries="-lgcc_s -lutil -lrt -lpthread -lm -ldl -lc"
fi
root=$prefix
if [ "$relocatable" = yes ]; then
    root='${pcfiledir}/../..'
fi
sed -e "s|@PREFIX@|$root|" -e "s|@VERSION@|$version|" -e "s|@STATIC@|$libraries|" \
    "$here/gaussmle.pc.in" > "$prefix/lib/pkgconfig/gaussmle.pc"
install -m 644 "$here/cmake/gaussmleConfig.cmake" "$prefix/lib/cmake/gaussmle/"
sed -e "s|@VERSION@|$version|" "$here/cmake/gaussmleConfigVersion.cmake.in" \
    > "$prefix/lib/cmake/gaussmle/gaussmleConfigVersion.cmake"
