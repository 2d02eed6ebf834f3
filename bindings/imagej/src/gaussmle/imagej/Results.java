package gaussmle.imagej;

import ij.measure.ResultsTable;
import ij.plugin.filter.Analyzer;

/** The rows of a run in ImageJ's table Results. */
final class Results {
    /** Decimals of lengths in um and probabilities, and of other numbers. Integers have none. */
    private static final int FINE = 6;
    private static final int COARSE = 3;

    private Results() {
    }

    /** Fills the table Results, which macros can read, and shows it if there are windows. */
    static void show(Table table) throws GaussmleException {
        String[] names = table.rows() == 0 ? new String[0] : table.columnNames();
        ResultsTable results = new ResultsTable();
        // As in other tables of this name. ImageJ turns them on when it opens the window.
        results.showRowNumbers(true);
        for (int column = 0; column < names.length; column++) {
            results.setValues(names[column], table.column(names[column]));
        }
        Analyzer.setResultsTable(results);
        for (int column = 0; column < names.length; column++) {
            results.setDecimalPlaces(column, decimals(names[column]));
        }
        results.show("Results");
    }

    private static int decimals(String name) {
        switch (name) {
            case "roi":
            case "frame":
            case "iterations":
            case "status":
                return 0;
            case "photons":
            case "photons_std":
            case "background":
            case "background_std":
            case "log_likelihood":
                return COARSE;
            default:
                return FINE;
        }
    }
}
