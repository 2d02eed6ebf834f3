package gaussmle.imagej;

/** The ways in which the smallest signal of a spot is given: names, keys of the library, first values. */
enum Threshold {
    FALSE_ALARMS("False alarms per frame", "false_alarms", 0.1),
    DEVIATIONS("Signal / noise", "threshold", 5),
    NET_GRADIENT("Picasso's net gradient", "min_net_gradient", 5000);

    final String label;
    final String key;
    final double firstValue;

    Threshold(String label, String key, double firstValue) {
        this.label = label;
        this.key = key;
        this.firstValue = firstValue;
    }

    /** Returns the threshold of a name in the dialog or a key of the library. */
    static Threshold of(String name) throws GaussmleException {
        for (Threshold threshold : values()) {
            if (threshold.label.equalsIgnoreCase(name) || threshold.key.equalsIgnoreCase(name)) {
                return threshold;
            }
        }
        throw new GaussmleException("there is no threshold \"" + name + "\": give one of \""
                + String.join("\", \"", labels()) + "\"");
    }

    static String[] labels() {
        String[] labels = new String[values().length];
        for (Threshold threshold : values()) {
            labels[threshold.ordinal()] = threshold.label;
        }
        return labels;
    }
}
