package gaussmle.imagej;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The messages of the library, with the options of the dialog and of macros. The library names the keys of its
 * configuration, such as {@code sigma_um}.
 */
final class Words {
    /** A key before the reason of an error: {@code sigma_um: the model xynb needs the width of a spot}. */
    private static final Pattern FIRST = Pattern.compile("^(\\w+): ");
    /** A key after its value: {@code unknown variant `x`, expected one of `xynb`, `xynbs` in `model`}. */
    private static final Pattern LAST = Pattern.compile("( in )`(\\w+)`$");
    /** A key in a sentence. */
    private static final Pattern QUOTED = Pattern.compile("`(\\w+)`");

    /** The options by the keys of the library. Its remarks leave out the units of keys. */
    private static final Map<String, String> OPTIONS = new HashMap<>();
    /** The options by the quantities that the library refuses: {@code the offset (ADU) is inf: it must be finite}. */
    private static final Map<String, Option> QUANTITIES = new HashMap<>();

    static {
        key(Option.MODEL, "model");
        key(Option.SIGMA, "sigma_um", "sigma");
        key(Option.PSF_FILE, "astigmatic");
        key(Option.PIXEL_SIZE, "pixel_size_um", "pixel_size");
        key(Option.OFFSET, "offset_adu", "offset");
        key(Option.GAIN, "gain_e_per_adu", "gain");
        key(Option.READ_NOISE, "read_noise_e", "read_noise");
        key(Option.EXCESS_NOISE, "excess_noise");
        key(Option.CAMERA_FILE, "camera");
        for (Threshold threshold : Threshold.values()) {
            OPTIONS.put(threshold.key, "\"" + Option.VALUE.key() + "\" of \"" + threshold.label + "\"");
        }
        key(Option.ROI_SIZE, "roi");
        key(Option.MIN_SEPARATION, "min_separation_um");
        key(Option.BORDER, "border");
        key(Option.ISOLATED, "isolated");
        key(Option.BACKEND, "backend");
        QUANTITIES.put("sigma (um)", Option.SIGMA);
        QUANTITIES.put("the starting sigma (um)", Option.SIGMA);
        QUANTITIES.put("the width of spots (um)", Option.SIGMA);
        QUANTITIES.put("the width of spots (pixels)", Option.SIGMA);
        QUANTITIES.put("the pixel size (um)", Option.PIXEL_SIZE);
        QUANTITIES.put("the offset (ADU)", Option.OFFSET);
        QUANTITIES.put("the gain (e-/ADU)", Option.GAIN);
        QUANTITIES.put("the read noise (e- rms)", Option.READ_NOISE);
        QUANTITIES.put("the excess-noise factor", Option.EXCESS_NOISE);
        QUANTITIES.put("the expected number of false alarms a frame", Option.VALUE);
        QUANTITIES.put("the threshold (standard deviations)", Option.VALUE);
        QUANTITIES.put("the net gradient", Option.VALUE);
        QUANTITIES.put("the least distance of two spots (um)", Option.MIN_SEPARATION);
    }

    private Words() {
    }

    private static void key(Option option, String... keys) {
        for (String key : keys) {
            OPTIONS.put(key, option.nameAndUnit());
        }
    }

    /** Returns the message of an error. */
    static String ofError(int status, String words) {
        if (status == CLibrary.FILE) {
            // Keys in these messages are those of the file. One error asks for an option.
            boolean wantsPixelSize = words.contains(" has no pixel_size_um, and nothing else states it");
            return wantsPixelSize ? named(words, Option.PIXEL_SIZE) : words;
        }
        for (Map.Entry<String, Option> quantity : QUANTITIES.entrySet()) {
            if (words.startsWith(quantity.getKey() + " is ")) {
                return named(words, quantity.getValue());
            }
        }
        Matcher last = LAST.matcher(words);
        if (last.find()) {
            // The other words with quotes are values, of which one is named like a key: `astigmatic`.
            return words.substring(0, last.start()) + last.group(1) + option(last.group(2));
        }
        Matcher first = FIRST.matcher(words);
        String option = first.find() ? OPTIONS.get(first.group(1)) : null;
        return option == null ? of(words) : option + ": " + of(words.substring(first.end()));
    }

    /** Returns sentences in which keys have quotes. */
    static String of(String sentences) {
        Matcher quoted = QUOTED.matcher(sentences);
        StringBuffer named = new StringBuffer();
        while (quoted.find()) {
            quoted.appendReplacement(named, Matcher.quoteReplacement(option(quoted.group(1))));
        }
        return quoted.appendTail(named).toString();
    }

    /** Returns the option of a key, or another word as the library quotes it. */
    private static String option(String word) {
        return OPTIONS.getOrDefault(word, "`" + word + "`");
    }

    private static String named(String words, Option option) {
        return words + " (\"" + option.key() + "\")";
    }
}
