package gaussmle.imagej;

import ij.gui.MultiLineLabel;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Panel;
import java.util.Arrays;

/** Lines of text in a dialog. The room for them does not change with the text, so that the dialog keeps its size. */
final class Message extends Panel {
    private static final long serialVersionUID = 1;
    /** Characters in a line, and lines. */
    private static final int COLUMNS = 52;
    private static final int LINES = 4;
    /** A letter that is wider than the mean of a text. */
    private static final char WIDE = 'n';
    /** The space around the text. */
    private static final int MARGIN = 6;

    private final MultiLineLabel label = new MultiLineLabel("");

    Message() {
        super(new BorderLayout());
        add(label, BorderLayout.NORTH);
    }

    /** Shows a text, on the event thread. Of a long text, the first lines are shown. */
    void setText(String text) {
        String[] lines = Lines.wrap(text, COLUMNS).split("\n");
        String shown = String.join("\n", Arrays.copyOf(lines, Math.min(lines.length, LINES)));
        label.setText(lines.length > LINES ? shown + " ..." : shown);
        label.invalidate();
        validate();
    }

    @Override
    public Dimension getPreferredSize() {
        FontMetrics font = getFontMetrics(getFont());
        return new Dimension(COLUMNS * font.charWidth(WIDE) + 2 * MARGIN, LINES * font.getHeight() + 2 * MARGIN);
    }

    @Override
    public Dimension getMinimumSize() {
        return getPreferredSize();
    }
}
