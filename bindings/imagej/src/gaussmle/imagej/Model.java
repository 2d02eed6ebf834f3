package gaussmle.imagej;

import java.util.Arrays;

/** The models, by their names in the dialog and in the library, which knows both. */
final class Model {
    /** The name of the model that the dialog shows first: it needs no option. */
    private static final String FIRST = "xynbs";

    private static final String[] NAMES = list(false);
    private static final String[] LABELS = list(true);

    private Model() {
    }

    /** Returns the native name of a model that is given by either name. An unknown name is returned as it is. */
    static String nativeName(String name) {
        for (int i = 0; i < LABELS.length; i++) {
            if (LABELS[i].equalsIgnoreCase(name)) {
                return NAMES[i];
            }
        }
        return name;
    }

    /** Returns the names in the dialog, and first that of the model that needs no option. */
    static String[] labels() {
        String[] labels = LABELS.clone();
        int first = Arrays.asList(NAMES).indexOf(FIRST);
        for (int i = first; i > 0; i--) {
            labels[i] = labels[i - 1];
            labels[i - 1] = LABELS[first];
        }
        return labels;
    }

    static String firstLabel() {
        return LABELS.length > 0 ? labels()[0] : "";
    }

    private static String[] list(boolean labels) {
        try {
            CLibrary library = NativeLoader.library();
            return labels ? library.gm_model_labels().split("\n") : library.gm_model_names().split(",");
        } catch (GaussmleException missing) {
            // The run that needs a model ends with this reason.
            return new String[0];
        }
    }
}
