"""A movie on a Dask cluster.

    python examples/dask_cluster.py /shared/movie.tif --out /shared/parts                         # this machine's cores
    python examples/dask_cluster.py /shared/movie.tif --out /shared/parts --nodes 20              # SLURM, through dask-jobqueue
    python examples/dask_cluster.py /shared/movie.tif --out /shared/parts --scheduler tcp://host:8786

Start it again after whatever went wrong: what is done stays done.
"""

import argparse
import os
from contextlib import ExitStack

from distributed import Client, LocalCluster

import gaussmle
import gaussmle.dask

#: A process of two cores, and more of them: the table of docs/scaling.md is reckoned with these.
CORES_PER_WORKER = 2


def connect(given: argparse.Namespace, stack: ExitStack) -> Client:
    if given.scheduler:
        return stack.enter_context(Client(given.scheduler))
    if given.nodes:
        from dask_jobqueue import SLURMCluster  # pip install dask-jobqueue

        workers = given.cores // CORES_PER_WORKER
        cluster = SLURMCluster(cores=given.cores, processes=workers, memory=f"{2 * workers}GB", walltime="02:00:00")
        stack.enter_context(cluster)
        cluster.scale(jobs=given.nodes)
    else:
        cores = os.cpu_count() or 1
        cluster = LocalCluster(
            n_workers=max(cores // CORES_PER_WORKER, 1), threads_per_worker=min(CORES_PER_WORKER, cores)
        )
        stack.enter_context(cluster)
    return stack.enter_context(Client(cluster))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("movie")
    parser.add_argument("--out", default="parts", help="a folder that all workers see")
    parser.add_argument("--scheduler", help="address of a scheduler that runs")
    parser.add_argument("--nodes", type=int, help="SLURM jobs to ask for")
    parser.add_argument("--cores", type=int, default=16, help="of each of them")
    parser.add_argument("--camera", help="camera.toml")
    parser.add_argument("--sigma", type=float, default=0.13, help="width of a spot, um")
    given = parser.parse_args()
    camera = gaussmle.Camera.from_file(given.camera) if given.camera else gaussmle.Camera(pixel_size=0.1)
    print(camera)
    with ExitStack() as stack:
        client = connect(given, stack)
        gaussmle.dask.pin(client)
        result = gaussmle.dask.localize(
            given.movie,
            client=client,
            out=given.out,
            model=gaussmle.Xynb(sigma=given.sigma),
            camera=camera,
            progress=True,
            errors="report",
        )
        print(result)
        for failure in result.failed:
            print(failure)
        if result.parts:
            table = result.dataframe()
            usable = table[table.status <= 1]
            print(usable[["photons", "background", "x_std", "y_std"]].mean().compute())


# Dask's processes import this file: without the line below each would begin the run anew.
if __name__ == "__main__":
    main()
