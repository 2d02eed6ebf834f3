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
    /** A key in a sentence. */
    private static final Pattern QUOTED = Pattern.compile("`(\\w+)`");
    /** A key that an error begins a part of its message with. Other keys in errors may be those of a file. */
    private static final Pattern BEFORE_CAUSE = Pattern.compile("`(\\w+)`(?=: )");
    /** The unit of a key. Remarks leave it out. */
    private static final String UNIT = "_(um|adu|e_per_adu|e)$";

    /** The options by the keys of the library. */
    private static final Map<String, String> OPTIONS = new HashMap<>();

    static {
        for (Option option : Option.values()) {
            if (option.libraryKey != null) {
                OPTIONS.put(option.libraryKey, option.nameAndUnit());
                OPTIONS.put(option.libraryKey.replaceFirst(UNIT, ""), option.nameAndUnit());
            }
        }
        for (Threshold threshold : Threshold.values()) {
            OPTIONS.put(threshold.key, "\"" + Option.VALUE.key() + "\" of \"" + threshold.label + "\"");
        }
    }

    private Words() {
    }

    /** Returns the message of an error about the option with this key, which is empty if there is none. */
    static String ofError(String words, String key) {
        String option = OPTIONS.get(key);
        if (option == null) {
            return words;
        }
        String text = named(words, BEFORE_CAUSE);
        // The library begins with the key, or does not name it.
        return text.startsWith(key + ": ") ? option + text.substring(key.length()) : text + ": see " + option;
    }

    /** Returns a message with the labels of the dialog for the options of macros. */
    static String ofDialog(String message) {
        String labelled = message;
        for (Option option : Option.values()) {
            labelled = labelled.replace("\"" + option.key() + "\"", "\"" + option.label.replace('_', ' ') + "\"");
        }
        return labelled;
    }

    /** Returns sentences in which keys have quotes. */
    static String of(String sentences) {
        return named(sentences, QUOTED);
    }

    /** Returns a text in which the options replace the keys that a pattern finds. */
    private static String named(String text, Pattern keys) {
        Matcher quoted = keys.matcher(text);
        StringBuffer named = new StringBuffer();
        while (quoted.find()) {
            String word = quoted.group(1);
            quoted.appendReplacement(named, Matcher.quoteReplacement(OPTIONS.getOrDefault(word, "`" + word + "`")));
        }
        return quoted.appendTail(named).toString();
    }
}
