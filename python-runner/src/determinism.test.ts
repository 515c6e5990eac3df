import { describe, expect, it } from 'vitest';
import { meadow } from './testing/farm.ts';
import { printed, usePython } from './testing/python.ts';

const run = usePython();

const SAME_EVERY_TIME = [
  'import random\nprint(random.random(), random.sample(range(100), 5), random.choice("abc"))',
  'import random\nprint(random.Random().random(), random.SystemRandom().random())',
  'import uuid, os\nprint(uuid.uuid4(), os.urandom(4))',
  'print({"a", "b", "c"}, hash("text"), {i * 7 % 5 for i in range(9)})',
  'import time\nprint(time.time(), time.perf_counter(), time.monotonic(), time.localtime())',
  'import datetime\nprint(datetime.datetime.now(), datetime.date.today())',
  'import asyncio, random\nasync def w(n):\n    await asyncio.sleep(random.random())\n    print(n)\nasync def main(): await asyncio.gather(*(w(n) for n in range(5)))\nasyncio.run(main())',
  'import asyncio\nprint(asyncio.current_task().get_name(), asyncio.create_task(asyncio.sleep(0)).get_name())',
  'for i in range(200):\n    player.turn_left()\nplayer.move_forward(9)',
];

describe('the same request', () => {
  it.each(SAME_EVERY_TIME)('gives the same timeline, byte for byte: %j', async (code) => {
    const first = JSON.stringify(await run(code));
    await run('import random, time\nrandom.seed(99)\ntime.sleep(7)\nx = {"other": random.random()}');
    expect(JSON.stringify(await run(code))).toBe(first);
  });

  it('gives another timeline with another seed', async () => {
    const code = 'import random, uuid\nprint(random.random(), uuid.uuid4())';
    expect(printed(await run(code, { seed: 2 }))).not.toBe(printed(await run(code, { seed: 3 })));
  });
});

describe('time', () => {
  const now = Date.UTC(2027, 4, 6, 7, 8, 9);
  const programs: [code: string, output: string][] = [
    [
      'import datetime\nprint(datetime.datetime.now().isoformat(timespec="seconds"))',
      '2027-05-06T07:08:09\n',
    ],
    ['import datetime\nprint(datetime.date.today().strftime("%A %d %B"))', 'Thursday 06 May\n'],
    ['import time\nprint(time.strftime("%H:%M"))', '07:08\n'],
    ['import time\na = time.time()\ntime.sleep(2.5)\nprint(round(time.time() - a, 3))', '2.5\n'],
    ['import time\na = time.perf_counter()\nprint(time.perf_counter() > a)', 'True\n'],
    [
      'import asyncio, datetime\nasync def main():\n    await asyncio.sleep(60)\n    print(f"{datetime.datetime.now():%H:%M}")\nasyncio.run(main())',
      '07:09\n',
    ],
    [
      'import time\ntry:\n    time.sleep(-1)\nexcept ValueError as e:\n    print(e)',
      'sleep length must be non-negative\n',
    ],
    [
      'import time\ntry:\n    time.sleep(float("inf"))\nexcept OverflowError as e:\n    print("too long")',
      'too long\n',
    ],
  ];
  it.each(programs)('%j', async (code, output) => {
    expect(printed(await run(code, { now }))).toBe(output);
  });

  it.each([
    [{}, '2026-01-01T09:00'],
    [{ day: '2027-01-20' }, '2027-01-20T09:00'],
  ])('is the day of the level: %o', async (day, output) => {
    const code = 'from datetime import datetime\nprint(datetime.now().isoformat(timespec="minutes"))';
    expect(printed(await run(code, { level: { ...meadow(), ...day } }))).toBe(`${output}\n`);
  });
});
