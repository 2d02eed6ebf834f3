package gaussmle.imagej;

import ij.ImageListener;
import ij.ImagePlus;
import ij.Prefs;
import ij.gui.DialogListener;
import ij.gui.GUI;
import ij.gui.GenericDialog;
import ij.gui.ImageWindow;
import ij.gui.NonBlockingGenericDialog;

import java.awt.AWTEvent;
import java.awt.Checkbox;
import java.awt.Choice;
import java.awt.Component;
import java.awt.Rectangle;
import java.awt.TextField;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Vector;

/** The dialog of the command. ImageJ can be used while it is open. */
final class LocalizeDialog implements DialogListener, ImageListener {
    private final ImagePlus image;
    private final NonBlockingGenericDialog dialog;
    private final Map<Option, Component> fields = new EnumMap<>(Option.class);
    private final Message message = new Message();
    private Preview preview;
    private String shownThreshold;

    private LocalizeDialog(ImagePlus image) {
        this.image = image;
        // Other images can be shown and chosen while the dialog is open.
        dialog = new NonBlockingGenericDialog("Localize: " + image.getTitle());
        for (Option option : Option.values()) {
            fields.put(option, add(option, firstValue(option)));
        }
        dialog.addPanel(message);
        shownThreshold = value(Option.THRESHOLD);
        dialog.setOKLabel("Run");
        dialog.addDialogListener(this);
        dialog.addWindowListener(new WindowAdapter() {
            @Override
            public void windowOpened(WindowEvent event) {
                // The size of the window's frame is not known before, and some window managers leave less room inside.
                dialog.pack();
                showBesideImage();
            }
        });
    }

    /** Shows the dialog and waits for its end. Returns null if it was cancelled or the image was closed. */
    static Settings show(ImagePlus image) {
        LocalizeDialog shown = new LocalizeDialog(image);
        return shown.show();
    }

    private Settings show() {
        ImagePlus.addImageListener(this);
        try (Preview opened = new Preview(image, this::showMessage)) {
            preview = opened;
            updatePreview();
            dialog.showDialog();
        } finally {
            ImagePlus.removeImageListener(this);
        }
        if (dialog.wasCanceled()) {
            return null;
        }
        Settings settings = settings();
        store(settings);
        return settings;
    }

    /** Moves the dialog off the image, whose boxes it would hide. */
    private void showBesideImage() {
        ImageWindow window = image.getWindow();
        if (window != null) {
            Rectangle screen = GUI.getMaxWindowBounds(window);
            dialog.setLocation(Placement.beside(Collections.singletonList(window.getBounds()), dialog.getSize(),
                    screen));
        }
    }

    @Override
    public boolean dialogItemChanged(GenericDialog changed, AWTEvent event) {
        String threshold = value(Option.THRESHOLD);
        if (!threshold.equals(shownThreshold)) {
            shownThreshold = threshold;
            ((TextField) fields.get(Option.VALUE)).setText(firstThreshold(threshold));
        }
        return updatePreview();
    }

    @Override
    public void imageClosed(ImagePlus closed) {
        if (closed == image) {
            OverlayShapes.onEventThread(() -> dialog.windowClosing(null));
        }
    }

    @Override
    public void imageOpened(ImagePlus opened) {
    }

    @Override
    public void imageUpdated(ImagePlus updated) {
    }

    /** Searches with the settings of the fields. Returns false if one of them is no number. */
    private boolean updatePreview() {
        Settings settings = settings();
        try {
            settings.toml();
            settings.number(Option.PICTURE_PIXEL, 0);
        } catch (GaussmleException error) {
            preview.update(null);
            showMessage(error.getMessage());
            return false;
        }
        preview.update(settings.isSet(Option.BOXES) ? settings : null);
        return true;
    }

    private void showMessage(String text) {
        message.setText(Words.ofDialog(text));
    }

    private Component add(Option option, String value) {
        switch (option.kind) {
            case CHOICE:
                dialog.addChoice(option.label, option.choices(), value);
                return last(dialog.getChoices());
            case NUMBER:
                dialog.addNumericField(option.label, 0, 0, 8, option.unit);
                TextField number = (TextField) last(dialog.getNumericFields());
                number.setText(value);
                return number;
            case FILE:
                dialog.addFileField(option.label, value, 20);
                return last(dialog.getStringFields());
            case TEXT:
                dialog.addStringField(option.label, value, 20);
                return last(dialog.getStringFields());
            default:
                dialog.addCheckbox(option.label, !value.isEmpty());
                return last(dialog.getCheckboxes());
        }
    }

    private static Component last(Vector<?> components) {
        return (Component) components.lastElement();
    }

    private String value(Option option) {
        Component field = fields.get(option);
        if (field instanceof Choice) {
            // Without the native library there are no models to choose from.
            String selected = ((Choice) field).getSelectedItem();
            return selected == null ? "" : selected;
        }
        if (field instanceof Checkbox) {
            return ((Checkbox) field).getState() ? "true" : "";
        }
        return ((TextField) field).getText();
    }

    private Settings settings() {
        Map<Option, String> values = new EnumMap<>(Option.class);
        for (Option option : Option.values()) {
            values.put(option, value(option));
        }
        return new Settings(values);
    }

    /** Returns the value of the last run, or that of the image. */
    private String firstValue(Option option) {
        String stated = option == Option.PIXEL_SIZE ? PixelSize.of(image) : "";
        if (!stated.isEmpty()) {
            return stated;
        }
        String first = option.firstValue;
        if (option == Option.VALUE) {
            first = firstThreshold(value(Option.THRESHOLD));
        }
        // A file of the last run is not replaced by the next one.
        String value = option == Option.OUTPUT ? first : Prefs.get(preference(option), first);
        return option.kind == Option.Kind.FLAG && value.equals("false") ? "" : value;
    }

    private static String firstThreshold(String name) {
        try {
            double value = Threshold.of(name).firstValue;
            return value == Math.rint(value) ? Integer.toString((int) value) : Double.toString(value);
        } catch (GaussmleException error) {
            return "";
        }
    }

    private static void store(Settings settings) {
        for (Option option : Option.values()) {
            boolean off = option.kind == Option.Kind.FLAG && !settings.isSet(option);
            Prefs.set(preference(option), off ? "false" : settings.text(option));
        }
    }

    private static String preference(Option option) {
        return "gaussmle." + option.key();
    }
}
