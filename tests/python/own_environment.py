"""The environment of tests, once this module is imported: it has nothing of this user.

No setting, no configuration of the user or the machine, no measured speeds. `tests/own_environment` is the same in Rust.
"""

import atexit
import os
import shutil
import tempfile
from pathlib import Path

OF_TESTS = "GAUSSMLE_TEST_"
FOLDER = Path(tempfile.mkdtemp(prefix="gaussmle-tests-"))

# A worker of the tests that was forked must leave the folder to its parent.
atexit.register(lambda owner: os.getpid() == owner and shutil.rmtree(FOLDER, ignore_errors=True), os.getpid())

for name in list(os.environ):
    if name.startswith("GAUSSMLE_") and not name.startswith(OF_TESTS):
        del os.environ[name]
os.environ["GAUSSMLE_CACHE"] = str(FOLDER)
# Unless other files are named, the settings of the user and the machine are read.
(FOLDER / "no-settings.toml").touch()
for variable in ("GAUSSMLE_CONFIG", "GAUSSMLE_SITE_CONFIG"):
    os.environ[variable] = str(FOLDER / "no-settings.toml")
