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
        return text.isEmpty() ? ifEmpty : parse(text, "number", option);
    }

    /** Returns the pixel size: one number, or width and height with a comma between. */
    PixelSize pixelSize() throws GaussmleException {
        String needed = "number, or width and height such as 0.1,0.12";
        String text = text(Option.PIXEL_SIZE);
        String[] sides = text.split(",", -1);
        if (sides.length > 2) {
            throw notA(needed, Option.PIXEL_SIZE);
        }
        double x = text.isEmpty() ? 0 : parse(sides[0], needed, Option.PIXEL_SIZE);
        return new PixelSize(x, sides.length == 1 ? x : parse(sides[1], needed, Option.PIXEL_SIZE));
    }

    private double parse(String text, String needed, Option option) throws GaussmleException {
        try {
            double number = Double.parseDouble(text);
            if (!Double.isNaN(number) && !Double.isInfinite(number)) {
                return number;
            }
        } catch (NumberFormatException error) {
            // The message below has the text.
        }
        throw notA(needed, option);
    }

    private GaussmleException notA(String needed, Option option) {
        return new GaussmleException("\"" + option.key() + "\" is \"" + text(option) + "\", but must be a " + needed);
    }

    /** Returns the options of a run in whole frames, as the library takes them. */
    String toml() throws GaussmleException {
        return toml("");
    }

    /** Returns the options of a run or a search in a region, as the library takes them. */
    String toml(String region) throws GaussmleException {
        Toml toml = new Toml("localize");
        modelAndCamera(toml);
        Threshold threshold = Threshold.of(text(Option.THRESHOLD));
        toml.number(threshold.key, number(Option.VALUE, threshold.firstValue));
        if (number(Option.ROI_SIZE, 0) != Math.rint(number(Option.ROI_SIZE, 0))) {
            throw notA("whole number of pixels", Option.ROI_SIZE);
        }
        positive(toml, Option.ROI_SIZE);
        positive(toml, Option.MIN_SEPARATION);
        text(toml, Option.BORDER);
        if (isSet(Option.ISOLATED)) {
            toml.flag(Option.ISOLATED.libraryKey);
        }
        // The default depends on the model.
        if (!text(Option.CROWDED).equals(Option.CROWDED.firstValue)) {
            text(toml, Option.CROWDED);
        }
        text(toml, Option.BACKEND);
        toml.text("region", region);
        return toml.toString();
    }

    private void modelAndCamera(Toml toml) throws GaussmleException {
        toml.text(Option.MODEL.libraryKey, Model.nativeName(text(Option.MODEL)));
        // The widths of the PSF file apply.
        if (!isSet(Option.PSF_FILE)) {
            positive(toml, Option.SIGMA);
        }
        // The library refuses a file that the model does not use.
        text(toml, Option.PSF_FILE);
        PixelSize pixelSize = pixelSize();
        if (pixelSize.isKnown() && pixelSize.isSquare()) {
            toml.number(Option.PIXEL_SIZE.libraryKey, pixelSize.x);
        } else if (pixelSize.isKnown()) {
            toml.pair(Option.PIXEL_SIZE.libraryKey, pixelSize.x, pixelSize.y);
        }
        text(toml, Option.CAMERA_FILE);
        if (text(Option.CAMERA_FILE).isEmpty()) {
            number(toml, Option.OFFSET, 0);
            number(toml, Option.GAIN, 1);
            number(toml, Option.READ_NOISE, 0);
            number(toml, Option.EXCESS_NOISE, 1);
        }
    }

    private void text(Toml toml, Option option) {
        toml.text(option.libraryKey, text(option));
    }

    private void number(Toml toml, Option option, double ifEmpty) throws GaussmleException {
        toml.number(option.libraryKey, number(option, ifEmpty));
    }

    /** Writes a number for which 0 means that the library chooses it. */
    private void positive(Toml toml, Option option) throws GaussmleException {
        double number = number(option, 0);
        if (number != 0) {
            toml.number(option.libraryKey, number);
        }
    }
}
