import { beforeAll, describe, expect, it } from 'vitest';
import { LASTING_PROGRAMS } from './testing/lasting-programs.ts';
import { type Run, usePython } from './testing/python.ts';

/** Checks everything that an earlier run might have left behind, and fails with an error whose trace is shown. */
const PROBE = `
import sys
print(sys.exc_info(), sorted(globals()), len(dir(__builtins__)), sorted(sys.modules))
print(sys.path, len(sys.meta_path), sys.getrecursionlimit(), sys.get_int_max_str_digits())
print(sys.gettrace(), sys.getprofile(), [sys.monitoring.get_tool(tool) for tool in range(6)])
print(sys.getswitchinterval(), sys.get_asyncgen_hooks(), sys.get_coroutine_origin_tracking_depth())
import gc, warnings, decimal, calendar, csv, copyreg, codecs, json, os
print(gc.isenabled(), gc.get_threshold(), gc.get_debug(), len(gc.callbacks), gc.garbage)
print(warnings.filters, warnings.onceregistry)
warnings.warn("seen", stacklevel=1)
warnings.warn("later")
print(decimal.getcontext(), decimal.DefaultContext, decimal.Decimal(1) / 3)
print(calendar.firstweekday(), csv.list_dialects(), csv.field_size_limit(), sorted(map(str, copyreg.dispatch_table)))
print(json.dumps("aä"), os.listdir(), os.getcwd(), os.listdir("/tmp"), dict(os.environ))
previous = os.umask(0)
print(os.umask(previous), previous, isinstance(5, __import__("collections").abc.Sized))
try:
    "ä".encode("ascii")
except UnicodeError as error:
    print(error)
import random, time, uuid, asyncio, math
print(random.random(), random.gauss(0, 1), uuid.uuid4(), os.urandom(3), time.time(), time.monotonic(), math.pi)
async def main():
    await asyncio.sleep(1)
    print(asyncio.current_task().get_name(), len(asyncio.all_tasks()))
async def numbers():
    yield 1
asyncio.run(main())
def depth(n):
    try:
        return depth(n + 1)
    except RecursionError:
        return n
print(depth(0), end="")
player.turn_left()
x = input("Name?")
1 / 0
`;

const LIMITS = { limits: { milliseconds: 5000, commands: 200, printedCharacters: 50_000 } };

describe('a program sees no effect of an earlier one that', () => {
  const fresh = usePython(LIMITS);
  const run = usePython(LIMITS);
  const probed = async (by: Run) => JSON.stringify(await by(PROBE, { answers: ['Zoe'] }), undefined, 1);
  let alone = '';
  beforeAll(async () => {
    alone = await probed(fresh);
  });

  it.each(Object.entries(LASTING_PROGRAMS))('%s', async (_, program) => {
    await run(program);
    expect(await probed(run)).toBe(alone);
  });
});
