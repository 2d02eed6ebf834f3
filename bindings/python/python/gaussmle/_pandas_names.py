"""Names of a DataFrame that a table does not have."""

from __future__ import annotations

#: The names, and what a table has in their place.
OF_PANDAS = dict.fromkeys(
    "agg apply at describe drop dropna filter groupby hist iat iloc index isna items loc max mean median melt merge min "
    "nlargest pivot plot quantile rename reset_index sample set_index sort_values std sum T to_excel to_numpy value_counts "
    "values var".split(),
    "",
) | {
    "assign": "table.with_columns(...), or ",
    "iterrows": "table.rows(), or ",
    "itertuples": "table.rows(), or ",
    "query": "table.where(...), or ",
    "to_csv": 'table.save("table.csv"), or ',
    "to_dict": "{name: table[name] for name in table}, or ",
    "to_parquet": 'table.save("table.parquet"), or ',
}
