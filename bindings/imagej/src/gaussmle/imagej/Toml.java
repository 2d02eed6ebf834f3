package gaussmle.imagej;

/** A section of TOML text. */
final class Toml {
    private final StringBuilder text = new StringBuilder();

    Toml(String section) {
        text.append('[').append(section).append("]\n");
    }

    /** Adds a text that is not empty. */
    void text(String key, String value) {
        if (!value.isEmpty()) {
            line(key, quoted(value));
        }
    }

    /** Adds a number, without a decimal point if it is an integer: some keys take no other. */
    void number(String key, double value) {
        boolean integer = value == Math.rint(value) && Math.abs(value) < 1e15;
        line(key, integer ? Long.toString((long) value) : Double.toString(value));
    }

    /** Adds two numbers. */
    void pair(String key, double first, double second) {
        line(key, "[" + first + ", " + second + "]");
    }

    /** Adds a flag that is set. */
    void flag(String key) {
        line(key, "true");
    }

    @Override
    public String toString() {
        return text.toString();
    }

    private void line(String key, String value) {
        text.append(key).append(" = ").append(value).append('\n');
    }

    private static String quoted(String value) {
        StringBuilder quoted = new StringBuilder("\"");
        for (char c : value.toCharArray()) {
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else if (c < ' ' || c == 0x7f) {
                quoted.append(String.format("\\u%04x", (int) c));
            } else {
                quoted.append(c);
            }
        }
        return quoted.append('"').toString();
    }
}
