package gaussmle.imagej;

import java.util.Locale;

/**
 * The options of the command: labels in the dialog, and first values. As in any dialog of ImageJ, the
 * first word of the label in lower case is the key in macros.
 */
enum Option {
    MODEL(Kind.CHOICE, "Model", Model.GAUSSIAN.label, "", Model.labels()),
    SIGMA(Kind.NUMBER, "Sigma", "0", "um"),
    PSF_FILE(Kind.FILE, "PSF_file", "", ""),
    PIXEL_SIZE(Kind.NUMBER, "Pixel_size", "0", "um"),
    OFFSET(Kind.NUMBER, "Offset", "0", "ADU"),
    GAIN(Kind.NUMBER, "Gain", "1", "e-/ADU"),
    READ_NOISE(Kind.NUMBER, "Read_noise", "0", "e-"),
    EXCESS_NOISE(Kind.NUMBER, "Excess_noise", "1", ""),
    CAMERA_FILE(Kind.FILE, "Camera_file", "", ""),
    THRESHOLD(Kind.CHOICE, "Threshold", Threshold.FALSE_ALARMS.label, "", Threshold.labels()),
    VALUE(Kind.NUMBER, "Value", "", ""),
    ROI_SIZE(Kind.NUMBER, "ROI_size", "0", "px (0: automatic)"),
    MIN_SEPARATION(Kind.NUMBER, "Min_separation", "0", "um (0: two widths)"),
    BORDER(Kind.CHOICE, "Border", "skip", "", "skip", "shift"),
    ISOLATED(Kind.FLAG, "Isolated spots only", "", ""),
    BACKEND(Kind.CHOICE, "Backend", "auto", "", "auto", "cpu", "gpu"),
    RESULTS(Kind.FLAG, "Results table", "true", ""),
    POINTS(Kind.FLAG, "Points over the movie", "true", ""),
    PICTURE(Kind.FLAG, "Picture", "true", ""),
    PICTURE_PIXEL(Kind.NUMBER, "Picture_pixel", "0", "nm (0: automatic)"),
    OUTPUT(Kind.TEXT, "Output", "", ""),
    BOXES(Kind.FLAG, "Boxes of the shown slice", "true", "");

    /** The kinds of fields. A flag that is set has the value {@code true}, otherwise an empty one. */
    enum Kind { CHOICE, NUMBER, FILE, TEXT, FLAG }

    final Kind kind;
    final String label;
    final String firstValue;
    final String unit;
    private final String[] choices;

    Option(Kind kind, String label, String firstValue, String unit, String... choices) {
        this.kind = kind;
        this.label = label;
        this.firstValue = firstValue;
        this.unit = unit;
        this.choices = choices;
    }

    String[] choices() {
        return choices.clone();
    }

    /** Returns the key in macros. */
    String key() {
        return label.split(" ")[0].toLowerCase(Locale.ROOT);
    }

    /** Returns the key in macros, and the unit of the dialog. */
    String nameAndUnit() {
        String only = unit.split(" \\(")[0];
        return "\"" + key() + "\"" + (only.isEmpty() ? "" : " (" + only + ")");
    }
}
