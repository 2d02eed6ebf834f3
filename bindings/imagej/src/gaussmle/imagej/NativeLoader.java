package gaussmle.imagej;

import com.sun.jna.Library;
import com.sun.jna.Native;
import com.sun.jna.Platform;

import java.io.File;
import java.io.IOException;
import java.util.Collections;

/** Loads the C library that is in the plug-in's jar. */
final class NativeLoader {
    private NativeLoader() {
    }

    /** Returns the library. It is loaded once. */
    static CLibrary library() throws GaussmleException {
        try {
            Class.forName("com.sun.jna.Library", false, NativeLoader.class.getClassLoader());
        } catch (ClassNotFoundException missing) {
            throw new GaussmleException("JNA is missing: copy jna.jar to ImageJ's folder plugins/jars");
        }
        if (Loaded.LIBRARY == null) {
            throw new GaussmleException(Loaded.FAILURE);
        }
        return Loaded.LIBRARY;
    }

    private static final class Loaded {
        static final CLibrary LIBRARY;
        /** The reason why there is no library. */
        static final String FAILURE;

        static {
            CLibrary library = null;
            String failure = "";
            try {
                // A library of the same name that is installed on the system may have another version.
                File file = Native.extractFromResourcePath("gaussmle", NativeLoader.class.getClassLoader());
                library = Native.load(file.getAbsolutePath(), CLibrary.class,
                        Collections.singletonMap(Library.OPTION_STRING_ENCODING, "UTF-8"));
                int version = library.gm_abi_version();
                if (version != CLibrary.ABI_VERSION) {
                    failure = "the library of gaussmle has interface " + version + ", but the plug-in needs "
                            + CLibrary.ABI_VERSION;
                    library = null;
                }
            } catch (IOException error) {
                failure = "gaussmle_.jar has no library for " + Platform.RESOURCE_PREFIX + ": " + error.getMessage();
            } catch (LinkageError error) {
                failure = "the library of gaussmle cannot be loaded: " + error.getMessage();
            }
            LIBRARY = library;
            FAILURE = failure;
        }
    }
}
