package gaussmle.imagej;

/** Text in lines of limited length, for dialogs that do not break lines. */
final class Lines {
    private Lines() {
    }

    /** Breaks a text between words into lines of at most so many characters, if words permit. */
    static String wrap(String text, int columns) {
        StringBuilder lines = new StringBuilder();
        int length = 0;
        for (String word : text.split(" ")) {
            if (length > 0 && length + 1 + word.length() > columns) {
                lines.append('\n');
                length = 0;
            } else if (length > 0) {
                lines.append(' ');
                length++;
            }
            lines.append(word);
            length += word.length();
        }
        return lines.toString();
    }
}
