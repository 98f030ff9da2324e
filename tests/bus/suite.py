# SPDX-License-Identifier: GPL-3.0-or-later
"""The tests over the accessibility bus. See run."""

import sys
import unittest

from test_activation import *  # noqa: F403 (unittest finds the tests by their names)
from test_by_ear import *  # noqa: F403
from test_dialogs import *  # noqa: F403
from test_friends import *  # noqa: F403
from test_games import *  # noqa: F403
from test_keyboards import *  # noqa: F403
from test_rooms import *  # noqa: F403

if __name__ == "__main__":
    program, *arguments = sys.argv[1:]
    sys.argv[1:] = [program]
    unittest.main(warnings="ignore", argv=["suite", *arguments], verbosity=2)
