package gaussmle.imagej;

import ij.macro.Interpreter;
import ij.plugin.frame.Recorder;

import java.util.Map;

/** The options in the text form of macros: {@code sigma=0.13 camera_file=[my camera.toml] isolated}. */
final class MacroOptions {
    private MacroOptions() {
    }

    /**
     * Reads options. Options that are not in the text have their first values, but flags are then not set, as in any
     * macro. The second argument is the pixel size of the image, empty if it is unknown.
     */
    static Settings parse(String text, String pixelSize) throws GaussmleException {
        Map<Option, String> values = Settings.firstValues();
        values.put(Option.PIXEL_SIZE, pixelSize);
        for (Option option : Option.values()) {
            if (option.kind == Option.Kind.FLAG) {
                values.put(option, "");
            }
        }
        int at = 0;
        while (at < text.length()) {
            if (text.charAt(at) == ' ') {
                at++;
                continue;
            }
            int end = at;
            while (end < text.length() && text.charAt(end) != ' ' && text.charAt(end) != '=') {
                end++;
            }
            Option option = option(text.substring(at, end));
            boolean hasValue = end < text.length() && text.charAt(end) == '=';
            if (hasValue == (option.kind == Option.Kind.FLAG)) {
                throw new GaussmleException(hasValue ? "\"" + option.key() + "\" takes no value: leave it out for no"
                        : "\"" + option.key() + "\" has no value: write " + option.key() + "=VALUE");
            }
            if (hasValue) {
                int last = endOfValue(text, end + 1);
                values.put(option, value(text.substring(end + 1, last)));
                end = last;
            } else {
                values.put(option, "true");
            }
            at = end;
        }
        return new Settings(values);
    }

    /** Records options in the window of {@code Plugins > Macros > Record...}, if it is open. */
    static void record(String command, Settings settings) {
        if (!Recorder.record) {
            return;
        }
        // Other commands may have run since the dialog was opened.
        Recorder.setCommand(command);
        for (Option option : Option.values()) {
            if (!settings.isSet(option)) {
                continue;
            }
            if (option.kind == Option.Kind.FLAG) {
                Recorder.recordOption(option.key());
            } else {
                // Backslashes of Windows paths are escapes in macros.
                Recorder.recordOption(option.key(), settings.text(option).replace('\\', '/'));
            }
        }
        Recorder.saveCommand();
    }

    private static Option option(String key) throws GaussmleException {
        StringBuilder keys = new StringBuilder();
        for (Option option : Option.values()) {
            if (option.key().equalsIgnoreCase(key)) {
                return option;
            }
            keys.append(keys.length() == 0 ? "" : ", ").append(option.key());
        }
        throw new GaussmleException("there is no option \"" + key + "\": the options are " + keys);
    }

    /** Returns the place after a value: a bracket that closes, or the next space. */
    private static int endOfValue(String text, int start) throws GaussmleException {
        int depth = 0;
        for (int at = start; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '[') {
                depth++;
            } else if (c == ']') {
                depth--;
            }
            if (depth == 0 && c == ' ') {
                return at;
            }
        }
        if (depth > 0) {
            throw new GaussmleException("a bracket is not closed: " + text.substring(start));
        }
        return text.length();
    }

    /** Returns a value without its brackets, or that of a macro's variable if it starts with {@code &}. */
    private static String value(String text) {
        if (text.startsWith("[") && text.endsWith("]")) {
            return text.substring(1, text.length() - 1);
        }
        Interpreter interpreter = Interpreter.getInstance();
        if (text.startsWith("&") && interpreter != null) {
            String value = interpreter.getVariableAsString(text.substring(1));
            return value == null ? text : value;
        }
        return text;
    }
}
