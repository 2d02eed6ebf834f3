package gaussmle.imagej;

import java.util.Locale;

/**
 * The options of the command: keys of the library, labels in the dialog, and first values. As in any dialog of
 * ImageJ, the first word of the label in lower case is the key in macros.
 */
enum Option {
    MODEL("model", Kind.CHOICE, "Model", Model.firstLabel(), "", Model.labels()),
    SIGMA("sigma_um", Kind.NUMBER, "Sigma", "0", "um"),
    PSF_FILE("psf", Kind.FILE, "PSF_file", "", ""),
    PIXEL_SIZE("pixel_size_um", Kind.NUMBER, "Pixel_size", "0", "um (or x,y)"),
    OFFSET("offset_adu", Kind.NUMBER, "Offset", "0", "ADU"),
    GAIN("gain_e_per_adu", Kind.NUMBER, "Gain", "1", "e-/ADU"),
    READ_NOISE("read_noise_e", Kind.NUMBER, "Read_noise", "0", "e-"),
    EXCESS_NOISE("excess_noise", Kind.NUMBER, "Excess_noise", "1", ""),
    CAMERA_FILE("camera", Kind.FILE, "Camera_file", "", ""),
    THRESHOLD(null, Kind.CHOICE, "Threshold", Threshold.FALSE_ALARMS.label, "", Threshold.labels()),
    VALUE(null, Kind.NUMBER, "Value", "", ""),
    ROI_SIZE("roi", Kind.NUMBER, "ROI_size", "0", "px (0: automatic)"),
    MIN_SEPARATION("min_separation_um", Kind.NUMBER, "Min_separation", "0", "um (0: two widths)"),
    BORDER("border", Kind.CHOICE, "Border", "skip", "", "skip", "shift"),
    ISOLATED("isolated", Kind.FLAG, "Isolated spots only", "", ""),
    CROWDED("crowded", Kind.CHOICE, "Crowded", "default", "", "default", "off", "on", "auto"),
    BACKEND("backend", Kind.CHOICE, "Backend", "auto", "", "auto", "cpu", "gpu"),
    RESULTS(null, Kind.FLAG, "Results table", "true", ""),
    POINTS(null, Kind.FLAG, "Points over the movie", "true", ""),
    PICTURE(null, Kind.FLAG, "Picture", "true", ""),
    PICTURE_PIXEL(null, Kind.NUMBER, "Picture_pixel", "0", "nm (0: automatic)"),
    OUTPUT(null, Kind.TEXT, "Output", "", ""),
    BOXES(null, Kind.FLAG, "Boxes of the shown slice", "true", "");

    /** The kinds of fields. A flag that is set has the value {@code true}, otherwise an empty one. */
    enum Kind { CHOICE, NUMBER, FILE, TEXT, FLAG }

    /** The key in the configuration of the library, or null for an option of the plug-in alone. */
    final String libraryKey;
    final Kind kind;
    final String label;
    final String firstValue;
    final String unit;
    private final String[] choices;

    Option(String libraryKey, Kind kind, String label, String firstValue, String unit, String... choices) {
        this.libraryKey = libraryKey;
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
