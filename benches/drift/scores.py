"""A measured path against the true one."""

import math

import numpy as np

NM = 1e3  # of um


def scored(path, truth, axes=(0, 1)):
    """Residual after the mean offset, stated error and their ratio; nm."""
    error = NM * (path.drift - truth)[:, axes]
    error -= error.mean(axis=0)
    rms = math.sqrt((error**2).mean())
    row = {"residual_nm": rms, "largest_nm": float(abs(error).max())}
    if path.std is not None:
        std = NM * path.std[:, axes]
        row["stated_nm"] = math.sqrt((std**2).mean())
        row["error_over_stated"] = rms / row["stated_nm"]
        row["within_2_std"] = float((abs(error) < 2 * std).mean())
    return row
