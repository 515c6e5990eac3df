import { describe, expect, it } from 'vitest';
import { LESSON_MODULES } from './lesson-modules.ts';
import { printed, usePython } from './testing/python.ts';

const run = usePython();

/** A small program for each theme of the advanced course, with its exact output. */
const THEMES: Record<string, [code: string, output: string]> = {
  generators: [
    `
def squares(n):
    for i in range(n):
        got = yield i * i
        if got: print("got", got)
g = squares(3)
print(next(g), g.send("x"), list(g))
def chain():
    yield from squares(2)
    return "end"
print(list(chain()), sum(x for x in squares(4)))
`,
    'got x\n0 1 [4]\n[0, 1] 14\n',
  ],
  decorators: [
    `
import functools
def twice(times=2):
    def wrap(f):
        @functools.wraps(f)
        def inner(*a, **k):
            return [f(*a, **k) for _ in range(times)]
        return inner
    return wrap
@twice(times=3)
def hi(name): return "hi " + name
print(hi("Bo"), hi.__name__)
@functools.lru_cache
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
print(fib(60), fib.cache_info().misses)
`,
    "['hi Bo', 'hi Bo', 'hi Bo'] hi\n1548008755920 61\n",
  ],
  'advanced functions': [
    `
from functools import partial, reduce
import operator
def f(a, /, b, *args, c=1, **kw): return a, b, args, c, kw
print(f(1, 2, 3, c=4, d=5))
print(reduce(operator.mul, range(1, 6)), partial(pow, 2)(5), sorted(["bb", "a"], key=len))
def counter():
    n = 0
    def step():
        nonlocal n
        n += 1
        return n
    return step
c = counter()
print(c(), c(), list(map(lambda x: x * 2, filter(None, [0, 1, 2]))))
`,
    "(1, 2, (3,), 4, {'d': 5})\n120 32 ['a', 'bb']\n1 2 [2, 4]\n",
  ],
  'advanced lists': [
    `
from itertools import chain, groupby, islice, count, product
from collections import deque, Counter, defaultdict, namedtuple, OrderedDict, ChainMap
from bisect import insort
from heapq import nsmallest, heappush, heappop
a = [[i * j for j in range(3)] for i in range(3)]
print(a, [*zip(*a)], a[::-1][0][1:])
print(list(islice(count(5, 5), 3)), {k: len(list(v)) for k, v in groupby("aabbb")}, len(list(product("ab", repeat=3))))
d = deque([1, 2, 3], maxlen=3); d.append(4); d.rotate(1)
P = namedtuple("P", "x y")
print(d, Counter("hello").most_common(1), P(1, y=2)._replace(x=9), nsmallest(2, [3, 1, 2]))
b = [1, 3]; insort(b, 2); print(b, list(chain(b, "xy")))
`,
    "[[0, 0, 0], [0, 1, 2], [0, 2, 4]] [(0, 0, 0), (0, 1, 2), (0, 2, 4)] [2, 4]\n[5, 10, 15] {'a': 2, 'b': 3} 8\ndeque([4, 2, 3], maxlen=3) [('l', 2)] P(x=9, y=2) [1, 2]\n[1, 2, 3] [1, 2, 3, 'x', 'y']\n",
  ],
  async: [
    `
import asyncio
async def worker(name, queue, done):
    while True:
        n = await queue.get()
        await asyncio.sleep(n)
        done.append((name, n))
        queue.task_done()
async def main():
    queue, done = asyncio.Queue(), []
    for n in (3, 1, 2): queue.put_nowait(n)
    tasks = [asyncio.create_task(worker(i, queue, done)) for i in range(2)]
    await queue.join()
    for t in tasks: t.cancel()
    print(done, await asyncio.gather(asyncio.sleep(1, "a"), asyncio.sleep(2, "b")))
    try:
        async with asyncio.timeout(1): await asyncio.sleep(10)
    except TimeoutError: print("timeout")
    async with asyncio.TaskGroup() as group: group.create_task(asyncio.sleep(1))
asyncio.run(main())
`,
    "[(1, 1), (0, 3), (1, 2)] ['a', 'b']\ntimeout\n",
  ],
  'async generators': [
    `
import asyncio
async def ticks(n):
    for i in range(n):
        await asyncio.sleep(1)
        yield i
class Door:
    async def __aenter__(self): return "open"
    async def __aexit__(self, *e): print("closed")
async def main():
    print([i async for i in ticks(3)])
    async with Door() as d: print(d)
asyncio.run(main())
`,
    '[0, 1, 2]\nopen\nclosed\n',
  ],
  'advanced classes': [
    `
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from enum import Enum, auto, Flag
class Shape(ABC):
    @abstractmethod
    def area(self): ...
    @property
    def double(self): return self.area() * 2
@dataclass(order=True, frozen=True)
class Square(Shape):
    side: float
    tags: list = field(default_factory=list, compare=False)
    def area(self): return self.side ** 2
class Color(Enum):
    RED = auto()
    BLUE = auto()
print(Square(2).double, Square(1) < Square(2), Square(3), Color.BLUE, Color["RED"].value)
try: Shape()
except TypeError as e: print(type(e).__name__)
class V:
    def __init__(self, x): self.x = x
    def __add__(self, o): return V(self.x + o.x)
    def __repr__(self): return f"V({self.x})"
    def __len__(self): return self.x
    @classmethod
    def zero(cls): return cls(0)
print(V(1) + V(2), len(V(4)), bool(V.zero()))
`,
    '8 True Square(side=3, tags=[]) Color.BLUE 1\nTypeError\nV(3) 4 False\n',
  ],
  'exception handling': [
    `
class FarmError(Exception):
    def __init__(self, crop): super().__init__(f"no {crop}"); self.crop = crop
def pick(crop):
    try:
        raise KeyError(crop)
    except KeyError as e:
        raise FarmError(crop) from e
    finally:
        print("done")
try: pick("corn")
except FarmError as e: print(e, e.crop, repr(e.__cause__))
else: print("never")
try:
    raise ExceptionGroup("many", [ValueError(1), TypeError(2)])
except* ValueError as g: print(g.exceptions)
except* TypeError as g: print(len(g.exceptions))
import traceback, contextlib
try: 1 / 0
except ZeroDivisionError: print(traceback.format_exc().splitlines()[-1])
with contextlib.suppress(ValueError): int("x")
e = ValueError("a"); e.add_note("note"); print(e.__notes__)
assert True, "fine"
`,
    "done\nno corn corn KeyError('corn')\n(ValueError(1),)\n1\nZeroDivisionError: division by zero\n['note']\n",
  ],
  'math modules': [
    `
import math, statistics, random, cmath
from decimal import Decimal, getcontext
from fractions import Fraction
print(math.gcd(12, 18), math.isqrt(50), round(math.sin(math.pi / 2), 3), math.comb(5, 2), math.prod([2, 3]))
print(statistics.mean([1, 2, 3, 4]), statistics.median([3, 1, 2]), round(statistics.stdev([1, 2, 3]), 2))
print(Decimal("0.1") + Decimal("0.2"), Fraction(1, 3) + Fraction(1, 6), cmath.sqrt(-1))
random.seed(4); print(random.randint(1, 6), random.choice("abc"), sorted(random.sample(range(9), 3)))
`,
    '6 7 1.0 10 6\n2.5 2 1.0\n0.3 1/2 1j\n2 b [1, 3, 6]\n',
  ],
  'string modules': [
    `
import string, re, textwrap, unicodedata, difflib, pprint
print(string.ascii_lowercase[:3], string.Template("$a!").substitute(a=1), string.capwords("a b"))
print(re.findall(r"\\d+", "a1b22"), re.sub(r"(\\w)(\\d)", r"\\2\\1", "a1"), re.fullmatch("(?P<x>.)b", "ab")["x"])
print(textwrap.fill("one two three", 8), textwrap.dedent("  x"), unicodedata.name("é")[:7], difflib.get_close_matches("appel", ["apple"]))
print(f"{3.14159:.2f} {1234567:,} {'x':>3} {5=} {'é'!a}")
pprint.pprint({"b": [1, 2], "a": 1})
`,
    "abc 1! A B\n['1', '22'] 1a a\none two\nthree x LATIN S ['apple']\n3.14 1,234,567   x 5=5 '\\xe9'\n{'a': 1, 'b': [1, 2]}\n",
  ],
  'time modules': [
    `
import time, calendar
from datetime import datetime, date, timedelta, timezone
d = datetime(2024, 2, 28, 12, 30)
print(d + timedelta(days=2), (date(2024, 3, 1) - date(2024, 2, 1)).days, d.strftime("%d/%m/%y"))
print(datetime.strptime("2024-05-06", "%Y-%m-%d").weekday(), calendar.isleap(2024), calendar.month(2024, 2).split()[0])
print(d.replace(tzinfo=timezone.utc).isoformat(), datetime.fromisoformat("2024-01-02").day)
a = time.perf_counter(); time.sleep(2); print(round(time.perf_counter() - a))
`,
    '2024-03-01 12:30:00 29 28/02/24\n0 True February\n2024-02-28T12:30:00+00:00 2\n2\n',
  ],
  json: [
    `
import json
d = {"a": [1, 2.5, None, True], "b": {"c": "é"}}
t = json.dumps(d, indent=1, sort_keys=True, ensure_ascii=False)
print(json.loads(t) == d, json.dumps("é"), len(t.splitlines()))
with open("d.json", "w") as f: json.dump(d, f)
with open("d.json") as f: print(json.load(f)["b"])
try: json.loads("{x}")
except json.JSONDecodeError as e: print(e.msg, e.pos)
class E(json.JSONEncoder):
    def default(self, o): return sorted(o)
print(json.dumps({"s": {2, 1}}, cls=E))
`,
    'True "\\u00e9" 11\n{\'c\': \'é\'}\nExpecting property name enclosed in double quotes 1\n{"s": [1, 2]}\n',
  ],
  pickle: [
    `
import pickle, copy
from dataclasses import dataclass
@dataclass
class Cow:
    name: str
    age: int = 3
c = [Cow("Moo"), {"x": (1, 2)}]
print(pickle.loads(pickle.dumps(c)) == c)
with open("c.pkl", "wb") as f: pickle.dump(c, f)
with open("c.pkl", "rb") as f: print(pickle.load(f)[0])
d = copy.deepcopy(c); d[0].name = "Boo"; print(c[0].name, copy.copy(c)[0] is c[0])
try: pickle.dumps(lambda: 1)
except Exception as e: print(type(e).__name__)
`,
    "True\nCow(name='Moo', age=3)\nMoo True\nPicklingError\n",
  ],
  csv: [
    `
import csv, io
with open("farm.csv", "w", newline="") as f:
    w = csv.DictWriter(f, ["name", "n"]); w.writeheader(); w.writerow({"name": "a,b", "n": 1})
print(open("farm.csv").read().splitlines())
print(list(csv.DictReader(open("farm.csv"))), list(csv.reader(io.StringIO("1;2"), delimiter=";")))
`,
    "['name,n', '\"a,b\",1']\n[{'name': 'a,b', 'n': '1'}] [['1', '2']]\n",
  ],
  typing: [
    `
from typing import Protocol, TypedDict, Generic, TypeVar, NamedTuple
T = TypeVar("T")
class Box(Generic[T]):
    def __init__(self, v: T) -> None: self.v: T = v
class Animal(TypedDict):
    name: str
class Pt(NamedTuple):
    x: int
    y: int = 0
def first[A](xs: list[A]) -> A | None: return xs[0] if xs else None
type Pair = tuple[int, int]
print(Box[int](1).v, Animal(name="a"), Pt(1), first([5]), Pair.__name__, first.__annotations__["return"])
match {"kind": "cow", "n": [1, 2]}:
    case {"kind": "cow", "n": [a, *rest]} if a: print(a, rest)
    case _: print("no")
`,
    "1 {'name': 'a'} Pt(x=1, y=0) 5 Pair A | None\n1 [2]\n",
  ],
  'context managers and scopes': [
    `
from contextlib import contextmanager, ExitStack, redirect_stdout
import io
@contextmanager
def tag(n):
    print("<" + n + ">")
    try: yield n.upper()
    finally: print("</" + n + ">")
with tag("a") as x, tag("b"): print(x)
out = io.StringIO()
with redirect_stdout(out): print("hidden")
print(repr(out.getvalue()))
x = 1
def f():
    global x
    x = 2
    def g(): return locals(), x
    return g()
print(f(), (y := 5) + y, __name__)
import weakref
class A:
    def __del__(self): print("gone")
a = A(); r = weakref.ref(a); del a; print(r())
`,
    "<a>\n<b>\nA\n</b>\n</a>\n'hidden\\n'\n({}, 2) 10 __main__\ngone\nNone\n",
  ],
};

describe('themes of the advanced course', () => {
  it.each(Object.entries(THEMES))('%s', async (_theme, [code, output]) => {
    const timeline = await run(code);
    expect(timeline.end).toEqual({ status: 'finished' });
    expect(printed(timeline)).toBe(output);
  });
});

describe('imports', () => {
  it.each(LESSON_MODULES.filter((name) => name !== 'this'))('%s', async (name) => {
    expect((await run(`import ${name}`)).end).toEqual({ status: 'finished' });
  });

  it('this', async () => {
    expect(printed(await run('import this'))).toContain('Readability counts.');
  });
});
