"""Simulated movies of a drifting sample with the drift of each frame, by numpy alone.

Molecules are points of filaments or of DNA origami that blink again and again. A blink starts at any
time and lasts an exponential time; a frame that it covers partly has that part of its light. Lengths
are um, pixels count from their centres.
"""

import dataclasses
import hashlib

import numpy as np

from psf import PIXEL_UM, add_light

SIZE = 64  # pixels
FIELD_UM = SIZE * PIXEL_UM
EDGE_UM = 0.7  # without molecules
PHOTONS, BACKGROUND = 1000.0, 10.0  # of a whole frame; of a pixel
OFFSET_ADU, GAIN_E_PER_ADU = 100.0, 0.45
ON_FRAMES = 3.0  # mean length of a blink
LIT = {"filaments": 5.0, "origami": 4.0}  # at an instant; a frame has 4/3 of them
JUMP_AT, JUMP_UM = 0.53, 0.06
CHUNK = 500  # frames rendered at once


@dataclasses.dataclass(frozen=True)
class Scene:
    """What is simulated; `seed` makes it reproducible."""

    structure: str  # filaments or origami
    drift: str  # none, smooth, jump or oscillation
    frames: int
    seed: int

    def name(self):
        return f"{self.structure}-{self.drift}-{self.frames}-{self.seed}"

    def jump_frame(self):
        """The first frame after the jump, if there is one."""
        return round(JUMP_AT * self.frames) if self.drift == "jump" else None


def filaments(rng):
    """Six bent lines through the field, a point every 16 nm, 10 nm off the line."""
    points = []
    for _ in range(6):
        middle, angle, phase = rng.uniform(1.5, FIELD_UM - 1.5, 2), rng.uniform(0, np.pi), rng.uniform(0, 2 * np.pi)
        along = np.arange(-FIELD_UM, FIELD_UM, 0.016)
        across = 0.4 * (np.sin(2 * np.pi * along / 5 + phase) - np.sin(phase))
        axes = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
        points.append(middle + np.c_[along, across] @ axes)
    points = np.concatenate(points)
    points += rng.normal(0, 0.01, points.shape)
    return points[np.all(abs(points - FIELD_UM / 2) < FIELD_UM / 2 - EDGE_UM, axis=1)]


def origami(rng):
    """Eight sites at least 1 um apart, each 3x3 points in steps of 80 nm."""
    centres = []
    while len(centres) < 8:
        centre = rng.uniform(EDGE_UM + 0.2, FIELD_UM - EDGE_UM - 0.2, 2)
        if all(np.hypot(*(centre - other)) > 1 for other in centres):
            centres.append(centre)
    grid = 0.08 * np.stack(np.meshgrid([-1, 0, 1], [-1, 0, 1]), -1).reshape(-1, 2)
    points = []
    for centre in centres:
        angle = rng.uniform(0, np.pi)
        turn = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
        points.append(centre + grid @ turn)
    return np.concatenate(points)


def smooth(frames, rng):
    """A random curve of some 100 nm for x and y, um."""
    t = np.arange(frames) / frames
    path = np.zeros((frames, 2))
    for axis in (0, 1):
        for wave in range(1, 5):
            path[:, axis] += 0.12 / wave * rng.normal() * np.cos(np.pi * wave * t + rng.uniform(0, 2 * np.pi))
    return path


def drift_of(scene, rng):
    """The drift of each frame, um: columns x and y."""
    if scene.drift == "none":
        return np.zeros((scene.frames, 2))
    frame, path = np.arange(scene.frames), smooth(scene.frames, rng)
    if scene.drift == "jump":
        angle = rng.uniform(0, 2 * np.pi)
        path[scene.jump_frame() :] += JUMP_UM * np.array([np.cos(angle), np.sin(angle)])
    if scene.drift == "oscillation":
        path[:, 0] += 0.04 * np.sin(2 * np.pi * frame / 700)
        path[:, 1] += 0.03 * np.cos(2 * np.pi * frame / 500)
    return path - path[0]


def blinks(count, begin, frames, rng):
    """Blinks that start after `begin`: the blink, the frame and the lit part of the frame, for each frame of each."""
    start = rng.uniform(begin, frames, count)
    end = start + rng.exponential(ON_FRAMES, count)
    first = np.floor(start).astype(int)
    number = np.ceil(end).astype(int) - first
    blink = np.repeat(np.arange(count), number)
    frame = first[blink] + np.arange(len(blink)) - np.repeat(np.cumsum(number) - number, number)
    return blink, frame, np.minimum(end[blink], frame + 1) - np.maximum(start[blink], frame)


def lit_frames(scene, points, rng):
    """Frame, point and photons of every molecule in every frame in which it is lit."""
    lead = 20 * ON_FRAMES
    count = rng.poisson(LIT[scene.structure] / ON_FRAMES * (scene.frames + lead))
    blink, frame, lit = blinks(count, -lead, scene.frames, rng)
    point = rng.integers(0, len(points), count)[blink]
    inside = (frame >= 0) & (frame < scene.frames)
    return frame[inside], point[inside], PHOTONS * lit[inside]


def simulate(scene):
    """The pixels (ADU) and the drift (um) of a scene."""
    rng = np.random.default_rng(list(hashlib.sha256(scene.name().encode()).digest()))
    points = {"filaments": filaments, "origami": origami}[scene.structure](rng)
    path = drift_of(scene, rng)
    frame, point, photons = lit_frames(scene, points, rng)
    place = (points[point] + path[frame]) / PIXEL_UM - 0.5
    pixels = np.empty((scene.frames, SIZE, SIZE), np.uint16)
    for begin in range(0, scene.frames, CHUNK):
        end = min(begin + CHUNK, scene.frames)
        light = np.full((end - begin, SIZE, SIZE), BACKGROUND)
        now = (frame >= begin) & (frame < end)
        add_light(light, frame[now] - begin, place[now, 0], place[now, 1], photons[now])
        values = np.rint(OFFSET_ADU + rng.poisson(light) / GAIN_E_PER_ADU)
        pixels[begin:end] = np.clip(values, 0, 65535).astype(np.uint16)
    return pixels, path


class Movie:
    """A scene in a folder, movie.npy and drift.npy, made once."""

    def __init__(self, scene, work):
        self.scene = scene
        self.folder = work / scene.name()
        self.path = self.folder / "movie.npy"
        if not (self.folder / "drift.npy").exists():
            self.folder.mkdir(parents=True, exist_ok=True)
            pixels, path = simulate(scene)
            np.save(self.path, pixels)
            # The drift is written last. Without it, an interrupted movie is simulated again.
            np.save(self.folder / "drift.npy", path)
        self.drift = np.load(self.folder / "drift.npy")
