"""Localizes a movie on a Dask cluster.

On the cores of this machine, on SLURM through dask-jobqueue, and on an existing scheduler:

    python examples/dask_cluster.py /shared/movie.tif --out /shared/parts
    python examples/dask_cluster.py /shared/movie.tif --out /shared/parts --nodes 20
    python examples/dask_cluster.py /shared/movie.tif --out /shared/parts --scheduler tcp://host:8786

After a failure, run it again: finished parts are kept.
"""

import argparse
import os
from contextlib import ExitStack

from distributed import Client, LocalCluster

import gaussmle
import gaussmle.dask

#: Many small workers, as in the table of docs/scaling.md.
CORES_PER_WORKER = 2


def connect(arguments: argparse.Namespace, stack: ExitStack) -> Client:
    if arguments.scheduler:
        return stack.enter_context(Client(arguments.scheduler))
    if arguments.nodes:
        from dask_jobqueue import SLURMCluster  # pip install dask-jobqueue

        workers = arguments.cores // CORES_PER_WORKER
        cluster = SLURMCluster(cores=arguments.cores, processes=workers, memory=f"{2 * workers}GB", walltime="02:00:00")
        stack.enter_context(cluster)
        cluster.scale(jobs=arguments.nodes)
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
    parser.add_argument("--out", default="parts", help="folder that all workers see")
    parser.add_argument("--scheduler", help="address of a running scheduler")
    parser.add_argument("--nodes", type=int, help="number of SLURM jobs")
    parser.add_argument("--cores", type=int, default=16, help="cores of each SLURM job")
    parser.add_argument("--camera", help="camera.toml")
    parser.add_argument("--sigma", type=float, default=0.13, help="width of a spot, um")
    arguments = parser.parse_args()
    camera = gaussmle.Camera.from_file(arguments.camera) if arguments.camera else gaussmle.Camera(pixel_size=0.1)
    print(camera)
    with ExitStack() as stack:
        client = connect(arguments, stack)
        gaussmle.dask.pin(client)
        result = gaussmle.dask.localize(
            arguments.movie,
            client=client,
            out=arguments.out,
            model=gaussmle.Xynb(sigma=arguments.sigma),
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


# Dask's processes import this file. Without this condition each would start the run again.
if __name__ == "__main__":
    main()
