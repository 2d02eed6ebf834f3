package gaussmle.imagej;

/** The models, by their names in the dialog and in the library. */
enum Model {
    GAUSSIAN("Gaussian, width fitted", "xynbs"),
    FIXED("Gaussian, width given", "xynb"),
    ELLIPTICAL("Gaussian, two widths", "xynbsxsy"),
    ASTIGMATIC("Astigmatic (3D)", "astigmatic");

    final String label;
    final String nativeName;

    Model(String label, String nativeName) {
        this.label = label;
        this.nativeName = nativeName;
    }

    /** Returns the native name of a model that is given by either name. An unknown name is returned as it is. */
    static String nativeName(String name) {
        for (Model model : values()) {
            if (model.label.equalsIgnoreCase(name)) {
                return model.nativeName;
            }
        }
        return name;
    }

    static String[] labels() {
        String[] labels = new String[values().length];
        for (Model model : values()) {
            labels[model.ordinal()] = model.label;
        }
        return labels;
    }
}
