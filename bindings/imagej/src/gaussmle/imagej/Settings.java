package gaussmle.imagej;

import java.util.EnumMap;
import java.util.Map;

/** The values of the options. */
final class Settings {
    private final Map<Option, String> values;

    /** Takes values. An option that is not among them has an empty one. */
    Settings(Map<Option, String> values) {
        this.values = new EnumMap<>(Option.class);
        this.values.putAll(values);
    }

    /** Returns the first values of the dialog. */
    static Map<Option, String> firstValues() {
        Map<Option, String> values = new EnumMap<>(Option.class);
        for (Option option : Option.values()) {
            values.put(option, option.firstValue);
        }
        return values;
    }

    String text(Option option) {
        return values.getOrDefault(option, "").trim();
    }

    /** Returns true for a flag that is set, and for a field with text. */
    boolean isSet(Option option) {
        return !text(option).isEmpty();
    }

    /** Returns a number, or the second argument if the field is empty. */
    double number(Option option, double ifEmpty) throws GaussmleException {
        String text = text(option);
        if (text.isEmpty()) {
            return ifEmpty;
        }
        try {
            double number = Double.parseDouble(text);
            if (!Double.isNaN(number) && !Double.isInfinite(number)) {
                return number;
            }
        } catch (NumberFormatException error) {
            // The message below has the text.
        }
        throw notA("number", option);
    }

    private GaussmleException notA(String needed, Option option) {
        return new GaussmleException("\"" + option.key() + "\" is \"" + text(option) + "\", but must be a " + needed);
    }

    /** Returns the options of a run or a search, as the library takes them. */
    String toml() throws GaussmleException {
        Toml toml = new Toml("localize");
        modelAndCamera(toml);
        Threshold threshold = Threshold.of(text(Option.THRESHOLD));
        toml.number(threshold.key, number(Option.VALUE, threshold.firstValue));
        if (number(Option.ROI_SIZE, 0) != Math.rint(number(Option.ROI_SIZE, 0))) {
            throw notA("whole number of pixels", Option.ROI_SIZE);
        }
        positive(toml, "roi", Option.ROI_SIZE);
        positive(toml, "min_separation_um", Option.MIN_SEPARATION);
        toml.text("border", text(Option.BORDER));
        if (isSet(Option.ISOLATED)) {
            toml.flag("isolated");
        }
        toml.text("backend", text(Option.BACKEND));
        return toml.toString();
    }

    /** Returns the options of model and camera, as the library takes them for fits. */
    String fitToml() throws GaussmleException {
        Toml toml = new Toml("fit");
        modelAndCamera(toml);
        return toml.toString();
    }

    private void modelAndCamera(Toml toml) throws GaussmleException {
        String model = Model.nativeName(text(Option.MODEL));
        toml.text("model", model);
        if (!model.equals(Model.ASTIGMATIC.nativeName)) {
            positive(toml, "sigma_um", Option.SIGMA);
        }
        // The library refuses a file that the model does not use.
        toml.text("astigmatic", text(Option.PSF_FILE));
        positive(toml, "pixel_size_um", Option.PIXEL_SIZE);
        toml.text("camera", text(Option.CAMERA_FILE));
        if (text(Option.CAMERA_FILE).isEmpty()) {
            toml.number("offset_adu", number(Option.OFFSET, 0));
            toml.number("gain_e_per_adu", number(Option.GAIN, 1));
            toml.number("read_noise_e", number(Option.READ_NOISE, 0));
            toml.number("excess_noise", number(Option.EXCESS_NOISE, 1));
        }
    }

    /** Writes a number for which 0 means that the library chooses it. */
    private void positive(Toml toml, String key, Option option) throws GaussmleException {
        double number = number(option, 0);
        if (number != 0) {
            toml.number(key, number);
        }
    }
}
