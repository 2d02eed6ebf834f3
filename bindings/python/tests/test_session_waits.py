"""Sessions and what happens meanwhile: threads, event loops, Ctrl-C, forks, failures."""

import asyncio
import logging
import threading

import numpy as np
import pytest
from conftest import assert_same, python_output
from test_session import OPTIONS, SHAPE, polled_until_idle

import gaussmle as gm


@pytest.fixture(scope="module")
def frames():
    return gm.simulate_movie(60, *SHAPE, emitters=6, seed=4)[0]


@pytest.fixture(scope="module")
def expected(frames):
    return gm.localize(frames, **OPTIONS)


def test_threads_poll_while_others_push(frames, expected):
    """The limits are small, so that both wait for each other."""
    session = gm.Session(SHAPE, **OPTIONS, max_queued_bytes=3 * frames[0].nbytes, max_waiting_rows=20)
    tables = []
    consumer = threading.Thread(target=lambda: tables.extend(session))
    consumer.start()
    for start in range(0, 60, 2):
        assert session.push(frames[start : start + 2], None) == range(start, start + 2)
    session.finish()
    consumer.join(120)
    assert not consumer.is_alive() and len(tables) > 1
    assert_same(session.result(tables), expected)


def test_frames_of_threads_at_once_keep_their_numbers(frames):
    session = gm.Session(SHAPE, **OPTIONS)
    order = np.zeros(60, int)

    def push(thread):
        for frame in range(thread, 60, 4):
            order[session.push(frames[frame]).start] = frame

    threads = [threading.Thread(target=push, args=(thread,)) for thread in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(order) == list(range(60))
    assert_same(session.result(), gm.localize(frames[order], **OPTIONS))


def test_a_wait_for_rows_lets_other_threads_run(frames):
    """A poll that held the GIL would wait forever: nobody could push."""
    session = gm.Session(SHAPE, **OPTIONS)
    thread = threading.Thread(target=lambda: session.push(frames))
    timer = threading.Timer(0.1, thread.start)
    timer.start()
    assert len(session.poll(None)) > 0
    timer.join()
    thread.join()


def test_a_cancellation_ends_all_waits(frames):
    session = gm.Session(SHAPE, **OPTIONS, max_waiting_rows=1)
    session.push(frames[:20])
    polled_until_idle(session, 20)
    errors = []

    def push():
        try:
            session.push(frames[20:], None)
        except gm.InputError as error:
            errors.append(str(error))

    thread = threading.Thread(target=push, daemon=True)
    thread.start()
    thread.join(0.2)
    assert thread.is_alive() and not errors
    session.cancel()
    thread.join(120)
    assert not thread.is_alive() and "takes no more frames" in errors[0]
    end = session.finish()
    assert session.ended and session.progress.frames_pushed == 20
    # All pushed frames were done.
    assert end.complete and end.frames == 20
    assert_same(session.result(), gm.localize(frames[:20], **OPTIONS))


def test_a_cancelled_session_keeps_its_rows(frames, expected):
    # 200 MB, which are searched 16 MB at a time.
    many = np.concatenate([frames] * 550)
    session = gm.Session(SHAPE, **OPTIONS)
    session.push(many)
    first = session.poll(None)
    session.cancel()
    end = session.finish()
    spots = session.result([first])
    assert_same(spots.head(len(expected)), expected.head(len(spots)))
    assert end.frames < len(many) and not end.complete and end.localizations == len(spots)
    assert f"cancelled after frame {end.frames} of {len(many)}" in spots.metadata.notes
    assert spots.metadata.frames == (0, len(many)) and set(spots.frame) <= set(range(end.frames))
    with pytest.raises(gm.InputError, match="cancelled"):
        session.push(frames[0])


def test_an_exception_cancels_and_passes(frames):
    class Unplugged(Exception):
        pass

    with pytest.raises(Unplugged):
        with gm.Session(SHAPE, **OPTIONS) as session:
            # 200 MB: a session that only ended would localize all of it.
            session.push(np.concatenate([frames] * 550))
            raise Unplugged
    assert not session.finish().complete


def test_the_end_is_polled_with_a_timeout(frames):
    session = gm.Session(SHAPE, **OPTIONS)
    session.push(np.concatenate([frames] * 20))
    ends = [session.finish(0)]
    while ends[-1] is None:
        ends.append(session.finish(0.001))
    assert ends[-1].complete and ends[-1].frames == 1200


def test_a_failed_session_raises_the_error_of_its_device(frames):
    gpu = "GPU-00000000-0000-0000-0000-000000000000"
    with pytest.raises(gm.DeviceError, match="no GPU"):
        with gm.Session(SHAPE, **{**OPTIONS, "backend": "gpu"}, device=gm.Device(devices=[gpu])) as session:
            session.push(frames)
            assert list(session) == []


def test_events_are_logged(frames, caplog):
    with caplog.at_level(logging.DEBUG, logger="gaussmle"):
        with gm.Session(SHAPE, **OPTIONS) as session:
            session.push(frames)
    words = [record.getMessage() for record in caplog.records if record.name == "gaussmle"]
    assert any("fitted" in text for text in words) and any("decided" in text for text in words), words


WAITING = """
import gaussmle as gm, numpy as np, os, signal, threading, time
frames = gm.simulate_movie(20, 48, 64, emitters=6, seed=4)[0]
session = gm.Session((48, 64), model=gm.Xynb(0.13), camera=gm.Camera(0.1), backend="cpu", max_waiting_rows=1)
{before}
try:
    threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
    {call}
    print("not interrupted")
except KeyboardInterrupt:
    print("interrupted")
rows = session.poll()
session.push(frames)
print(len(session.result([rows])) > 0)
"""
FULL = "session.push(frames)\nwhile session.progress.frames_done < 20: time.sleep(0.001)"


@pytest.mark.parametrize(
    "before, call",
    [
        ("", "session.poll(None)"),
        ("", "session.poll(1000)"),
        ("", "next(iter(session))"),
        (FULL, "session.push(frames, None)"),
    ],
)
def test_ctrl_c_ends_a_wait_and_the_session_goes_on(before, call):
    """Without an effect, the wait is longer than the time limit of the process."""
    assert python_output(WAITING.format(before=before, call=call)) == "interrupted\nTrue\n"


def test_ctrl_c_at_the_end_cancels():
    code = """
import gaussmle as gm, numpy as np, os, signal, threading
frames = np.tile(gm.simulate_movie(10, 256, 256)[0], (400, 1, 1))
try:
    with gm.Session((256, 256), model=gm.Xynbsxsy(), camera=gm.Camera(0.1), detection=gm.Detection(threshold=3), backend="cpu", max_queued_bytes=2**40) as session:
        session.push(frames)
        threading.Timer(0.1, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
except KeyboardInterrupt:
    print("interrupted", session.finish().complete)
"""
    assert python_output(code) == "interrupted False\n"


def test_a_session_in_a_forked_child_raises():
    """The thread does not exist in a child. It must not hang."""
    code = """
import gaussmle as gm, os
frames = gm.simulate_movie(20, 48, 64, emitters=6, seed=4)[0]
session = gm.Session((48, 64), model=gm.Xynb(0.13), camera=gm.Camera(0.1), backend="cpu")
session.push(frames[:10])
child = os.fork()
if child == 0:
    calls = [
        lambda: session.push(frames), lambda: session.poll(None), session.finish, lambda: session.progress,
        lambda: list(session), lambda: gm.Session((48, 64), model=gm.Xynb(0.13), camera=gm.Camera(0.1)),
    ]
    for call in calls:
        try:
            call()
            os.write(1, b"returned ")
        except gm.DeviceError as error:
            os.write(1, b"raised " if "forked" in str(error) else str(error).encode())
    session.end()
    session.cancel()
    del session
    os._exit(0)
os.waitpid(child, 0)
session.push(frames[10:])
os.write(1, b"%d" % session.finish().frames)
"""
    assert python_output(code) == "raised " * 6 + "20"


@pytest.mark.parametrize("end", ["", "del session", "raise SystemExit"])
def test_a_process_ends_with_a_session_that_is_not_finished(end):
    code = f"""
import gaussmle as gm, numpy as np
session = gm.Session((48, 64), model=gm.Xynb(0.13), camera=gm.Camera(0.1), backend="cpu")
session.push(np.tile(gm.simulate_movie(20, 48, 64, emitters=6)[0], (50, 1, 1)))
print("pushed")
{end}
"""
    assert python_output(code) == "pushed\n"


def test_an_event_loop_pushes_and_polls(frames, expected):
    async def run():
        ticks = 0

        async def tick():
            nonlocal ticks
            while True:
                await asyncio.sleep(0.001)
                ticks += 1

        async def push(session):
            for start in range(0, 60, 3):
                assert await session.apush(frames[start : start + 3]) == range(start, start + 3)
            return await session.afinish()

        clock = asyncio.create_task(tick())
        limits = {"max_queued_bytes": 3 * frames[0].nbytes, "max_waiting_rows": 20}
        async with gm.Session(SHAPE, **OPTIONS, **limits) as session:
            pushing = asyncio.create_task(push(session))
            tables = [table async for table in session]
        clock.cancel()
        return tables, await pushing, session, ticks

    tables, end, session, ticks = asyncio.run(run())
    assert end.complete and ticks > 0
    assert_same(session.result(tables), expected)


def test_an_event_loop_runs_while_a_session_waits(frames):
    """A wait in the loop's thread would end it: only the loop pushes."""

    async def full():
        session = gm.Session(SHAPE, **OPTIONS, max_waiting_rows=1)
        session.push(frames[:20])
        while session.progress.frames_done < 20:
            await asyncio.sleep(0.001)
        assert await session.apush(frames[20:], 0) is None
        assert await session.apush(frames[20:], 0.05) is None
        waiting = asyncio.create_task(session.apush(frames[20:]))
        await asyncio.sleep(0.05)
        assert not waiting.done()
        tables = [await session.apoll()]
        assert await waiting == range(20, 60)
        await session.afinish()
        return session.result(tables)

    assert_same(asyncio.run(full()), gm.localize(frames, **OPTIONS))

    async def idle():
        session = gm.Session(SHAPE, **OPTIONS)
        rows = asyncio.create_task(session.apoll())
        await asyncio.sleep(0.05)
        assert not rows.done()
        session.push(frames)
        tables = [await rows]
        assert len(tables[0]) > 0
        return session.result(tables)

    assert_same(asyncio.run(idle()), gm.localize(frames, **OPTIONS))


def test_a_cancelled_task_loses_no_rows(frames, expected):
    async def run():
        session = gm.Session(SHAPE, **OPTIONS)
        tables = []

        async def consume():
            async for table in session:
                tables.append(table)

        for start in range(0, 60, 10):
            task = asyncio.create_task(consume())
            await asyncio.sleep(0.01)
            session.push(frames[start : start + 10])
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        return session.result(tables)

    assert_same(asyncio.run(run()), expected)


def test_an_exception_in_an_event_loop_cancels(frames):
    async def run():
        async with gm.Session(SHAPE, **OPTIONS) as session:
            sessions.append(session)
            await session.apush(np.concatenate([frames] * 550))
            raise RuntimeError("enough")

    sessions = []
    with pytest.raises(RuntimeError, match="enough"):
        asyncio.run(run())
    assert not sessions[0].finish().complete
