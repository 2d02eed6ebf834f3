package gaussmle.tests;

import ij.gui.GenericDialog;
import ij.gui.MultiLineLabel;

import java.awt.AWTEvent;
import java.awt.Button;
import java.awt.Checkbox;
import java.awt.Choice;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dialog;
import java.awt.EventQueue;
import java.awt.Label;
import java.awt.TextField;
import java.awt.Window;
import java.awt.event.ActionEvent;
import java.awt.event.ItemEvent;
import java.awt.event.WindowEvent;
import java.lang.reflect.InvocationTargetException;

/** Clicks and entries of a user in the windows of ImageJ. */
final class Windows {
    private Windows() {
    }

    /** Waits for a dialog. */
    static Dialog dialog(String title) throws InterruptedException {
        Check.await("the dialog " + title, () -> find(title) != null);
        return find(title);
    }

    static boolean isOpen(String title) {
        return find(title) != null;
    }

    private static Dialog find(String title) {
        for (Window window : Window.getWindows()) {
            if (window instanceof Dialog && window.isVisible() && title.equals(((Dialog) window).getTitle())) {
                return (Dialog) window;
            }
        }
        return null;
    }

    /** Enters a value into the field beside a label. */
    static void enter(Dialog dialog, String label, String value) throws Exception {
        Component field = field(dialog, label);
        onEventThread(() -> {
            if (field instanceof Choice) {
                ((Choice) field).select(value);
                dispatch(field, new ItemEvent((Choice) field, ItemEvent.ITEM_STATE_CHANGED, value, ItemEvent.SELECTED));
            } else {
                ((TextField) field).setText(value);
            }
        });
    }

    static String text(Dialog dialog, String label) {
        Component field = field(dialog, label);
        return field instanceof Choice ? ((Choice) field).getSelectedItem() : ((TextField) field).getText();
    }

    static void tick(GenericDialog dialog, String label, boolean state) throws Exception {
        for (Object component : dialog.getCheckboxes()) {
            Checkbox box = (Checkbox) component;
            if (box.getLabel().trim().startsWith(label)) {
                onEventThread(() -> {
                    box.setState(state);
                    int change = state ? ItemEvent.SELECTED : ItemEvent.DESELECTED;
                    dispatch(box, new ItemEvent(box, ItemEvent.ITEM_STATE_CHANGED, label, change));
                });
                return;
            }
        }
        throw new AssertionError("no box " + label);
    }

    static void press(Container container, String label) throws Exception {
        Button button = button(container, label);
        Check.that(button != null, "no button " + label);
        onEventThread(() -> dispatch(button, new ActionEvent(button, ActionEvent.ACTION_PERFORMED, label)));
    }

    /** Closes all dialogs, as a user does. */
    static void closeDialogs() throws Exception {
        for (Window window : Window.getWindows()) {
            if (window instanceof Dialog && window.isVisible()) {
                onEventThread(() -> dispatch(window, new WindowEvent(window, WindowEvent.WINDOW_CLOSING)));
            }
        }
    }

    /** Waits until the event thread has done what was asked of it before. */
    static void settle() throws Exception {
        onEventThread(() -> { });
    }

    private static void onEventThread(Runnable action) throws InterruptedException, InvocationTargetException {
        EventQueue.invokeAndWait(action);
    }

    private static void dispatch(Component component, AWTEvent event) {
        component.dispatchEvent(event);
    }

    private static Button button(Container container, String label) {
        for (Component component : container.getComponents()) {
            if (component instanceof Button && label.equals(((Button) component).getLabel().trim())) {
                return (Button) component;
            }
            if (component instanceof Container) {
                Button inside = button((Container) component, label);
                if (inside != null) {
                    return inside;
                }
            }
        }
        return null;
    }

    /** Returns the lines of text of a dialog. */
    static MultiLineLabel message(Container container) {
        for (Component component : container.getComponents()) {
            if (component instanceof MultiLineLabel) {
                return (MultiLineLabel) component;
            }
            MultiLineLabel inside = component instanceof Container ? message((Container) component) : null;
            if (inside != null) {
                return inside;
            }
        }
        return null;
    }

    private static Component field(Dialog dialog, String label) {
        Component[] components = dialog.getComponents();
        for (int index = 0; index + 1 < components.length; index++) {
            if (components[index] instanceof Label && label.equals(((Label) components[index]).getText().trim())) {
                Component next = components[index + 1];
                return next instanceof Container ? ((Container) next).getComponent(0) : next;
            }
        }
        throw new AssertionError("no field " + label);
    }
}
