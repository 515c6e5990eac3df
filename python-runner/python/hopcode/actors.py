"""The character and its helper in a level for two. Their commands take virtual time and must be awaited."""

from hopcode import OWN_BUILTINS as __builtins__

import sys
from asyncio import Lock, get_running_loop, sleep

from hopcode.clock import VirtualTime, keep_busy
from hopcode.commands import WAY_TAKEN, check_room, give, make_command_module
from hopcode.errors import describe_place
from hopcode.kept_place import keep_place
from hopcode.run_state import Current, learner_frame

PLAYER, HELPER = 'player', 'helper'

SECONDS_OF_COMMAND = 1
"""How many virtual seconds a command takes. Each step of a walk is a separate command."""

PATIENCE = 3
"""How many seconds a walk waits for a tile that the other character occupies."""


class Actor:
    """The character or the helper. Each actor performs its commands one after another, even if several tasks give
    commands at the same time.
    """

    __slots__ = ('name',)

    def __init__(self, name):
        self.name = name

    def turn(self):
        """The lock for the commands of this actor; a new event loop needs a new lock."""
        turns, loop = Current.run.turns, get_running_loop()
        known = turns.get(self.name)
        if known is None or known[0] is not loop:
            known = turns[self.name] = loop, Lock()
        return known[1]

    def command(self, definition, values):
        """Returns a coroutine that runs one command, or the value of a command that takes no time."""
        frame = learner_frame()
        line = 0 if frame is None else frame.f_lineno or 0
        if definition['isQuestion']:
            check_room()
            Current.run.go_on()
            describe = lambda code: describe_place(frame, 'FarmError', code)
            return give(definition, values, line, describe, (self.name, VirtualTime.seconds, 0, False))
        # The place of the call is stored now, because a task that runs the coroutine has no frame of the program.
        coroutine = self.act(definition, values, line, keep_place(frame))
        coroutine.__name__ = coroutine.__qualname__ = definition['name']
        return coroutine

    async def act(self, definition, values, line, place):
        async with self.turn():
            value = None
            for one in single_steps(definition, values):
                value = await self.once(definition, one, line, place)
            return value

    async def once(self, definition, values, line, place):
        left = PATIENCE if definition['longestWalk'] else 0
        while True:
            check_room()
            Current.run.go_on()
            act = (self.name, VirtualTime.seconds, SECONDS_OF_COMMAND, left > 0)
            value = give(definition, values, line, place, act)
            if value is not WAY_TAKEN:
                break
            left -= 1
            await sleep(SECONDS_OF_COMMAND)
        keep_busy(SECONDS_OF_COMMAND)
        await sleep(SECONDS_OF_COMMAND)
        return value


def single_steps(definition, values):
    """The arguments of each step of a walk. Every other command has one step, and so has a walk that the engine
    refuses.
    """
    if not values or type(values[0]) is not int:
        return [values]
    steps = values[0]
    if not 1 < abs(steps) <= definition['longestWalk']:
        return [values]
    return [(1 if steps > 0 else -1,)] * abs(steps)


class ForTwo:
    """The modules ``player`` and ``helper``, shared by all levels with a helper."""

    modules = {}
    slow_commands = frozenset()


def prepare(definitions, errors):
    """Creates the actors and their modules, once."""
    abouts = {PLAYER: 'Commands for your character.', HELPER: 'Commands for your helper.'}
    ForTwo.modules = {
        name: make_command_module(name, about, definitions, Actor(name).command, errors) for name, about in abouts.items()
    }
    ForTwo.slow_commands = frozenset(definition['name'] for definition in definitions if not definition['isQuestion'])


def begin(run, namespace):
    """Gives the program of a run the modules ``player`` and ``helper``, whose commands take time."""
    run.slow_commands = ForTwo.slow_commands
    for name, module in ForTwo.modules.items():
        sys.modules[name] = namespace[name] = module
