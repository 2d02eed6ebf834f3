// Localizes a movie in parts and concatenates them into one table.
//
//   nextflow run docs/scaling/main.nf --movie /shared/movie.tif --frames 100000 --step 2000 -resume \
//       --options '--model xynbs --pixel-size 0.1 --offset 100 --gain 0.45 --read-noise 1.6'   # of your camera
//
// Nextflow links the movie into the folder of each task, so the movie must be on storage that all
// nodes see. Give a movie of several files (.raw with .yaml, an OME series) as a quoted pattern. Its
// first file must be the first by name: --movie '/shared/movie*'.

nextflow.enable.dsl = 2

params.movie = null
params.frames = null
params.step = 2000
params.out = 'parts'
params.options = ''

process localize {
    cpus 2
    memory '2 GB'
    maxRetries 2
    errorStrategy { task.attempt <= 2 ? 'retry' : 'ignore' }
    publishDir params.out, mode: 'link'

    input:
    tuple val(first), val(end)
    path movie

    output:
    path 'part-*.parquet'

    script:
    def name = String.format('part-%09d-%09d.parquet', first, end)
    """
    export RAYON_NUM_THREADS=${task.cpus}
    gaussmle localize ${movie instanceof List ? movie[0] : movie} -o ${name} --frames ${first}:${end} --quiet ${params.options}
    """
}

process concatenate {
    publishDir params.out, mode: 'copy'

    input:
    path parts
    path program

    output:
    path 'all.parquet'

    script:
    // A failed range is left out; the program prints the missing frames.
    """
    python ${program} all.parquet ${parts}
    """
}

workflow {
    if (!params.movie || !params.frames) {
        error '--movie and --frames are required'
    }
    if (!(params.options =~ /--(gain|camera|config)/)) {
        error '--options has no camera: add --offset and --gain, --camera FILE or --config FILE'
    }
    long frames = params.frames as long
    long step = params.step as long
    ranges = Channel.fromList((0L..<frames).step(step as int).collect { first -> tuple(first, Math.min(first + step, frames)) })
    parts = localize(ranges, files(params.movie).sort())
    concatenate(parts.collect(), file("${projectDir}/concatenate.py"))
}
