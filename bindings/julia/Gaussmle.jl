"""
    Gaussmle

Maximum-likelihood fits of images of single molecules, by the C library of gaussmle.

```julia
include("Gaussmle.jl")
using .Gaussmle

config = Config(model = "xynb", sigma_um = 0.13, pixel_size_um = 0.1)
locs = fit(rois, config)                # rois: (side, side, n), [y, x, spot]
good = usable(locs)
locs.x[good], locs.x_std[good]          # um
```

The first index of an image is y, the second x. What is an index counts from 1: `corners`, `frames`,
and the columns `frame`, `roi`, `x_px` and `y_px`. `x` and `y` are in um from the outer corner of the
first pixel of the sensor, so the centre of pixel (1, 1) is at half a pixel size.
"""
module Gaussmle

using Libdl

export Config, GaussmleError, STATUS, fit, localize, usable

# ---- the library ----

"The number of the interface that this file is written for."
const ABI_VERSION = 1

const SUCCESS = 0
const BAD_ARGUMENT = 3
const PENDING = 9
const FULL = 10
const ENDED = 11

const U8 = 1
const U16 = 2
const F32 = 3

"The loaded library, or NULL."
const LIBRARY = Ref{Ptr{Cvoid}}(C_NULL)

"""
    Gaussmle.load(path = "libgaussmle")

Loads the library: from a path, or from the folders that the system searches. The first fit does it, if
the program has not.
"""
function load(path::AbstractString = "libgaussmle")
    library = Libdl.dlopen(path)
    found = ccall(Libdl.dlsym(library, :gm_abi_version), UInt32, ())
    found == ABI_VERSION || error("the interface of $path is number $found: this file is for number $ABI_VERSION")
    LIBRARY[] = library
    return nothing
end

"The address of a function of the library."
function symbol(name::Symbol)
    LIBRARY[] == C_NULL && load()
    return Libdl.dlsym(LIBRARY[], name)
end

"""
    Gaussmle.version()

The version of gaussmle.
"""
version() = unsafe_string(ccall(symbol(:gm_version), Cstring, ()))

"""
    GaussmleError(status, message)

A call that was refused or has failed. `status` is that of `gaussmle.h`, the message has the words of
the library.
"""
struct GaussmleError <: Exception
    status::Int
    message::String
end

Base.showerror(io::IO, problem::GaussmleError) = print(io, "gaussmle: ", problem.message)

# The words belong to the thread of the last call. A task changes its thread only where it waits, and
# nothing waits between the call and this.
function check(status::Integer)
    status == SUCCESS && return nothing
    message = unsafe_string(ccall(symbol(:gm_last_error), Cstring, ()))
    throw(GaussmleError(status, message))
end

# ---- options ----

"""
    Config(; options...)

The options of a run. Their names are the keys of a configuration file of gaussmle, sections `[fit]` and
`[localize]`: `model`, `sigma_um`, `pixel_size_um`, `backend`, `max_iterations`, and so on. An option that
is `nothing` is left out.

- `offset_adu`, `gain_e_per_adu` and `read_noise_e` are numbers, or maps of the sensor, `[y, x]`.
  `variance_e2` is a map that replaces `read_noise_e`. `mask` is a map of `Bool`: `true` leaves a pixel
  out.
- `bounds` is a named tuple, as in `(photons = (10, 1e6),)`, or text, as in `["photons=10:1e6"]`.
"""
struct Config
    options::Vector{Pair{Symbol,Any}}
end

Config(; options...) = Config(Pair{Symbol,Any}[name => value for (name, value) in options if value !== nothing])

function option(config::Config, name::Symbol, default = nothing)
    for (other, value) in config.options
        other === name && return value
    end
    return default
end

quoted(text) = string('"', join(character_in_toml(c) for c in text), '"')

function character_in_toml(c::AbstractChar)
    c == '"' && return "\\\""
    c == '\\' && return "\\\\"
    (c < ' ' || c == '\x7f') && return string("\\u", string(UInt32(c), base = 16, pad = 4))
    return string(c)
end

in_toml(value::AbstractString) = quoted(value)
in_toml(value::Symbol) = quoted(String(value))
in_toml(value::Bool) = string(value)
in_toml(value::Integer) = string(value)
in_toml(value::AbstractVector) = string('[', join((in_toml(one) for one in value), ", "), ']')
in_toml(value::Tuple) = in_toml(collect(value))

function in_toml(value::Real)
    number = Float64(value)
    isnan(number) && return "nan"
    isinf(number) && return number > 0 ? "inf" : "-inf"
    # The shortest text that gives the number again.
    return string(number)
end

function in_toml(value)
    throw(ArgumentError("an option is a $(typeof(value)): expected a number, a Bool, text, or a vector of these"))
end

bounds_as_text(value) = value
bounds_as_text(value::AbstractString) = [value]
bounds_as_text(value::NamedTuple) = [
    string(name, '=', in_toml(range[1]), ':', in_toml(range[2])) for (name, range) in pairs(value)
]

"""
    Gaussmle.toml(config, section)

The text of a configuration file with these options, for `gaussmle fit --config` or `gaussmle localize
--config`. `section` is `"fit"` or `"localize"`.
"""
function toml(config::Config, section::AbstractString)
    text = "[$section]\n"
    for (name, value) in config.options
        value = name === :bounds ? bounds_as_text(value) : value
        text *= "$name = $(in_toml(value))\n"
    end
    return text
end

# ---- cameras ----

const MAPS = (:offset_adu, :gain_e_per_adu, :read_noise_e, :variance_e2, :mask)

# Julia keeps an image by columns, the library by rows.
by_rows(image::AbstractMatrix, T::Type) = permutedims(convert(Matrix{T}, image), (2, 1))

"The options without those of a camera with maps, and the camera; NULL if there are no maps."
function camera_of(config::Config)
    given = [option(config, name) for name in MAPS]
    maps = [one for one in given if one isa AbstractMatrix]
    isempty(maps) && return (config, C_NULL)
    any(size(one) != size(maps[1]) for one in maps) &&
        throw(ArgumentError("camera maps have different sizes: pass maps of the whole sensor"))
    option(config, :camera) === nothing || throw(ArgumentError("give a camera file in `camera`, or maps, and not both"))
    given[3] === nothing || given[4] === nothing || throw(ArgumentError("give one of `read_noise_e` and `variance_e2`"))
    pixel_size_um = option(config, :pixel_size_um)
    pixel_size_um === nothing && throw(ArgumentError("`pixel_size_um` is missing"))
    height, width = size(maps[1])
    full(one, default) = by_rows(one isa AbstractMatrix ? one : fill(something(one, default), height, width), Float32)
    offset, gain, noise = full(given[1], 0), full(given[2], 1), full(given[3], 0)
    variance = given[4] === nothing ? noise .* noise : full(given[4], 0)
    mask = given[5] === nothing ? UInt8[] : by_rows(given[5], UInt8)
    camera = Ref{Ptr{Cvoid}}(C_NULL)
    check(ccall(
        symbol(:gm_camera_new_with_maps), Cint,
        (Cdouble, Csize_t, Csize_t, Ptr{Cfloat}, Ptr{Cfloat}, Ptr{Cfloat}, Ptr{UInt8}, Cdouble, Ref{Ptr{Cvoid}}),
        pixel_size_um, width, height, offset, gain, variance,
        isempty(mask) ? Ptr{UInt8}(C_NULL) : mask, option(config, :excess_noise, 1), camera,
    ))
    taken = (MAPS..., :pixel_size_um, :excess_noise)
    others = Pair{Symbol,Any}[name => value for (name, value) in config.options if !(name in taken)]
    return (Config(others), camera[])
end

function free_camera(camera::Ptr{Cvoid})
    ccall(symbol(:gm_camera_free), Cvoid, (Ptr{Cvoid},), camera)
end

# ---- pixels ----

pixel_type(::Type{UInt8}) = U8
pixel_type(::Type{UInt16}) = U16
pixel_type(::Type{Float32}) = F32

# A copy in the order and in a type of the library. Its memory is that of [image][y][x].
copy_of_pixels(images::AbstractArray{T,3}) where {T<:Union{UInt8,UInt16,Float32}} =
    permutedims(convert(Array{T,3}, images), (2, 1, 3))
copy_of_pixels(images::AbstractArray{<:Real,3}) = permutedims(convert(Array{Float32,3}, images), (2, 1, 3))

# ROIs have no 8-bit pixels in the library.
copy_of_rois(rois::AbstractArray{UInt8,3}) = permutedims(convert(Array{UInt16,3}, rois), (2, 1, 3))
copy_of_rois(rois::AbstractArray{<:Real,3}) = copy_of_pixels(rois)

# ---- tables ----

"The words of the column `status`: that of status 0 is first."
const STATUS = (:converged, :at_bound, :max_iterations, :singular, :bad_input)

const COLUMNS = (
    :roi, :frame, :x, :y, :z, :photons, :background, :sigma, :sigma_x, :sigma_y, :x_std, :y_std, :z_std,
    :photons_std, :background_std, :sigma_std, :sigma_x_std, :sigma_y_std, :log_likelihood, :p_value,
    :iterations, :status,
)

"""
    usable(locs)

The rows whose fit has converged or is at a bound.
"""
usable(locs::NamedTuple) = locs.status .<= 1

function rows_of(table::Ptr{Cvoid})
    rows = Ref{Csize_t}(0)
    check(ccall(symbol(:gm_table_rows), Cint, (Ptr{Cvoid}, Ref{Csize_t}), table, rows))
    return Int(rows[])
end

"A column, or `nothing` if the table does not have it."
function column(table::Ptr{Cvoid}, name::Symbol, rows::Int)
    values = Vector{Float64}(undef, rows)
    status = ccall(
        symbol(:gm_table_column), Cint,
        (Ptr{Cvoid}, Cstring, Ptr{Cdouble}, Csize_t),
        table, String(name), values, rows,
    )
    status == BAD_ARGUMENT && return nothing
    check(status)
    name in (:roi, :frame) && return Int.(values) .+ 1
    name in (:iterations, :status) && return Int.(values)
    return values
end

"A table as a named tuple of columns."
function columns_of(table::Ptr{Cvoid}, config::Config)
    rows = rows_of(table)
    found = Pair{Symbol,Any}[]
    for name in COLUMNS
        values = column(table, name, rows)
        values === nothing || push!(found, name => values)
    end
    locs = (; found...)
    pixel_size_um = option(config, :pixel_size_um)
    pixel_size_um === nothing && return locs
    return merge(locs, (x_px = locs.x ./ pixel_size_um .+ 0.5, y_px = locs.y ./ pixel_size_um .+ 0.5))
end

function save(table::Ptr{Cvoid}, path::AbstractString)
    check(ccall(symbol(:gm_table_save), Cint, (Ptr{Cvoid}, Cstring), table, path))
end

function free_table(table::Ptr{Cvoid})
    ccall(symbol(:gm_table_free), Cvoid, (Ptr{Cvoid},), table)
end

# ---- fits ----

function new_fitter(config::Config)
    library, camera = camera_of(config)
    fitter = Ref{Ptr{Cvoid}}(C_NULL)
    try
        check(ccall(
            symbol(:gm_fitter_new), Cint,
            (Cstring, Ptr{Cvoid}, Ref{Ptr{Cvoid}}),
            toml(library, "fit"), camera, fitter,
        ))
    finally
        free_camera(camera)
    end
    return fitter[]
end

function job_progress(job::Ptr{Cvoid})
    done, total = Ref{Csize_t}(0), Ref{Csize_t}(0)
    check(ccall(
        symbol(:gm_job_progress), Cint,
        (Ptr{Cvoid}, Ref{Csize_t}, Ref{Csize_t}),
        job, done, total,
    ))
    return Int(done[]), Int(total[])
end

"The state of a job in words: for which GPUs it waits and why, or on which devices it fits."
function job_words(job::Ptr{Cvoid})
    state, words = Ref{UInt32}(0), Ref{Ptr{UInt8}}(C_NULL)
    check(ccall(
        symbol(:gm_job_state), Cint,
        (Ptr{Cvoid}, Ref{UInt32}, Ref{Ptr{UInt8}}),
        job, state, words,
    ))
    return unsafe_string(words[])
end

"The state of a session in words."
function session_words(session::Ptr{Cvoid})
    state, words = Ref{UInt32}(0), Ref{Ptr{UInt8}}(C_NULL)
    check(ccall(
        symbol(:gm_session_state), Cint,
        (Ptr{Cvoid}, Ref{UInt32}, Ref{Ptr{UInt8}}),
        session, state, words,
    ))
    return unsafe_string(words[])
end

"The table of a job. Between two short waits, Julia handles Ctrl-C and other tasks run."
function wait_for_table(job::Ptr{Cvoid}, progress)
    table = Ref{Ptr{Cvoid}}(C_NULL)
    while true
        status = ccall(
            symbol(:gm_job_wait), Cint,
            (Ptr{Cvoid}, Cdouble, Ref{Ptr{Cvoid}}),
            job, 0.1, table,
        )
        if status != PENDING
            check(status)
            return table[]
        end
        report(progress, job_progress(job)..., () -> job_words(job))
        yield()
    end
end

nothing_to_show(done, total) = nothing

"Calls `progress` with words for what is done, if it takes them."
report(progress, done, total, words) =
    applicable(progress, done, total, "") ? progress(done, total, words()) : progress(done, total)

"""
    fit(rois, config; corners = nothing, frames = nothing, output = nothing, progress = nothing)

Fits one spot in each image `rois[:, :, k]`, an array of (side, side, n) in ADU. `UInt8`, `UInt16` and
`Float32` are exact; other types become `Float32`. Returns a named tuple of columns: `x`, `y`, `photons`,
`background`, `x_std`, `status`, and the others of the native table; `x_px` and `y_px`, if `config` has
`pixel_size_um`.

- `corners` is an (n, 2) matrix with the x and y of `rois[1, 1, k]` on the sensor, from 1. Camera maps need
  it.
- `frames` has the frame of each ROI, from 1.
- `output` is a file for the table: .csv, .parquet, .npz, or .hdf5 for Picasso. Its frames count from 0.
- `progress` is called as `progress(done, total)`, or as `progress(done, total, words)` if it takes three
  arguments: the words say what the fit does, for example for which GPU it waits.
"""
function fit(
    rois::AbstractArray{<:Real,3}, config::Config;
    corners = nothing, frames = nothing, output = nothing, progress = nothing,
)
    side, width, count = size(rois)
    side == width || throw(ArgumentError("ROIs must be square: got $side x $width pixels"))
    corners === nothing || size(corners) == (count, 2) ||
        throw(ArgumentError("corners has the size $(size(corners)): expected ($count, 2)"))
    frames === nothing || length(frames) == count ||
        throw(ArgumentError("frames has $(length(frames)) values: expected $count"))
    pixels = copy_of_rois(rois)
    # The x and y of a corner follow each other.
    x_and_y = corners === nothing ? Int32[] : Matrix{Int32}(permutedims(corners .- 1))
    of_frames = frames === nothing ? UInt32[] : Vector{UInt32}(vec(collect(frames)) .- 1)
    # The job reads the arrays until it has ended, which `run_job` waits for.
    return GC.@preserve pixels x_and_y of_frames run_job(
        config, pixels, count, side,
        corners === nothing ? Ptr{Int32}(C_NULL) : pointer(x_and_y),
        frames === nothing ? Ptr{UInt32}(C_NULL) : pointer(of_frames),
        output, something(progress, nothing_to_show),
    )
end

function run_job(config::Config, pixels, count, side, corners, frames, output, progress)
    fitter = new_fitter(config)
    job = Ref{Ptr{Cvoid}}(C_NULL)
    table = C_NULL
    try
        check(ccall(
            symbol(:gm_fit), Cint,
            (Ptr{Cvoid}, Ptr{Cvoid}, UInt32, Csize_t, Csize_t, Ptr{Int32}, Ptr{UInt32}, Ref{Ptr{Cvoid}}),
            fitter, pixels, pixel_type(eltype(pixels)), count, side, corners, frames, job,
        ))
        table = wait_for_table(job[], progress)
        report(progress, count, count, () -> job_words(job[]))
        output === nothing || save(table, output)
        return columns_of(table, config)
    finally
        # Cancels a job that has not ended, and waits for its end.
        ccall(symbol(:gm_job_free), Cvoid, (Ptr{Cvoid},), job[])
        free_table(table)
        ccall(symbol(:gm_fitter_free), Cvoid, (Ptr{Cvoid},), fitter)
    end
end

"""
    fit(roi, config; ...)

Fits one image.
"""
fit(roi::AbstractMatrix{<:Real}, config::Config; keywords...) =
    fit(reshape(roi, size(roi, 1), size(roi, 2), 1), config; keywords...)

# ---- movies ----

function new_session(config::Config, width::Int, height::Int)
    library, camera = camera_of(config)
    session = Ref{Ptr{Cvoid}}(C_NULL)
    try
        check(ccall(
            symbol(:gm_session_new), Cint,
            (Cstring, Ptr{Cvoid}, Csize_t, Csize_t, Ref{Ptr{Cvoid}}),
            toml(library, "localize"), camera, width, height, session,
        ))
    finally
        free_camera(camera)
    end
    return session[]
end

"Pushes frames, and returns `false` if the queue is full."
function push_frames(session::Ptr{Cvoid}, pixels::Array)
    width, height, count = size(pixels)
    status = ccall(
        symbol(:gm_session_push), Cint,
        (Ptr{Cvoid}, Ptr{Cvoid}, UInt32, Csize_t, Csize_t, Csize_t, Cdouble, Ptr{Csize_t}),
        session, pixels, pixel_type(eltype(pixels)), count, width, height, 0.1, C_NULL,
    )
    status == FULL && return false
    check(status)
    return true
end

"""
Appends the rows that are there to a table. Returns the table, which is NULL without rows, and `true` if
no more rows will come.
"""
function take_rows(session::Ptr{Cvoid}, table::Ptr{Cvoid}, seconds::Real)
    while true
        more = Ref{Ptr{Cvoid}}(C_NULL)
        status = ccall(
            symbol(:gm_session_poll), Cint,
            (Ptr{Cvoid}, Cdouble, Ref{Ptr{Cvoid}}),
            session, seconds, more,
        )
        status == PENDING && return (table, false)
        status == ENDED && return (table, true)
        check(status)
        if table == C_NULL
            table = more[]
        else
            try
                check(ccall(symbol(:gm_table_append), Cint, (Ptr{Cvoid}, Ptr{Cvoid}), table, more[]))
            finally
                free_table(more[])
            end
        end
        seconds = 0
    end
end

"The summary of a session, or `nothing` if some frames are not done."
function finish(session::Ptr{Cvoid})
    summary = Ref{Ptr{UInt8}}(C_NULL)
    status = ccall(
        symbol(:gm_session_finish), Cint,
        (Ptr{Cvoid}, Cdouble, Ref{Ptr{UInt8}}),
        session, 0.1, summary,
    )
    status == PENDING && return nothing
    check(status)
    return unsafe_string(summary[])
end

"""
    localize(movie, config; output = nothing, progress = nothing)

Finds spots in a movie, an array of (height, width, frames) in ADU, and fits them. Returns the columns as
[`fit`](@ref) does, and a summary: text with counts and remarks. Without any localization the named
tuple is empty. `frame` is the index of the frame in the movie. `progress` is called as
`progress(pushed, total)`, or with words as for [`fit`](@ref).
"""
function localize(
    movie::AbstractArray{<:Real,3}, config::Config;
    output = nothing, progress = nothing,
)
    height, width, total = size(movie)
    shown = something(progress, nothing_to_show)
    # 16 MiB of 16-bit pixels.
    block = max(1, 2^23 ÷ max(1, height * width))
    session = new_session(config, width, height)
    table = C_NULL
    try
        for from in 1:block:total
            to = min(from + block - 1, total)
            pixels = copy_of_pixels(view(movie, :, :, from:to))
            while !push_frames(session, pixels)
                # Frames are not taken while many rows wait, either.
                table, _ = take_rows(session, table, 0)
                yield()
            end
            table, _ = take_rows(session, table, 0)
            report(shown, to, total, () -> session_words(session))
            yield()
        end
        summary = nothing
        while summary === nothing
            summary = finish(session)
            table, _ = take_rows(session, table, 0)
            report(shown, total, total, () -> session_words(session))
            yield()
        end
        has_ended = false
        while !has_ended
            table, has_ended = take_rows(session, table, 0.1)
        end
        table == C_NULL && return (NamedTuple(), summary)
        output === nothing || save(table, output)
        return (columns_of(table, config), summary)
    finally
        ccall(symbol(:gm_session_free), Cvoid, (Ptr{Cvoid},), session)
        free_table(table)
    end
end

end
