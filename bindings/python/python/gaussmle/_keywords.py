"""The values of choices."""

from __future__ import annotations

from typing import Literal

Backend = Literal["auto", "cpu", "gpu"]
Border = Literal["skip", "shift"]
Crowded = Literal["off", "on", "auto"]
Output = Literal["std", "covariance", "p_value"]
TableFormat = Literal["csv", "parquet", "npz", "picasso", "thunderstorm", "smlm"]
Colors = Literal["inferno", "magma", "viridis", "hot", "ice", "gray"]
