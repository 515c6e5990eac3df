import { describe, expect, it } from 'vitest';
import type { Timeline } from './formats/timeline.ts';
import { judgedWithIdeas, missingIdea } from './program-ideas.ts';

describe('a program has the ideas of its level', () => {
  it.each<[string, string, string]>([
    ['a loop', 'for', 'for i in range(3):\n    player.move_forward()'],
    ['another loop', 'for', 'while True:\n    break'],
    ['a function that is called', 'def', 'def visit():\n    pass\nvisit()'],
    ['a function that is handed on', 'def', 'def hop():\n    pass\nrepeat(hop, 2)'],
    ['a short function', 'def', 'hop = lambda: 1\nhop()'],
    ['a returned value', 'return', 'def price(n):\n    return n * 3\nprint(price(2))'],
    ['a class with a used method', 'class', 'class Hen:\n    def cluck(self):\n        pass\nHen().cluck()'],
    ['names with marks', 'class', 'class मुर्गी:\n    def बोली(self):\n        pass\nमुर्गी().बोली()'],
    ['a function with marks', 'def', 'def घूमो():\n    pass\nघूमो()'],
    ['a class without methods', 'class', 'class Cow:\n    age = 6\nprint(Cow.age)'],
    ['a list', '[ ]', 'for line in ["a", "b"]:\n    print(line)'],
    ['a growing list', '[ ]', 'lines = list()\nlines.append("a")'],
    ['a dictionary', '{ }', 'book = {"hen": "Berta"}'],
    ['an empty dictionary', '{ }', 'book = dict()\nbook["hen"] = "Berta"'],
    ['a calculation', '+ - *', 'print(price * 2)'],
    ['a calculation in a text', '+ - *', 'print(f"Two: {price * 2}")'],
    ['a variable in brackets', 'steps', 'steps = 5\nplayer.move_forward(steps)'],
    ['a variable of a text', 'bottles', 'bottles = 4\nprint(f"{bottles} bottles")'],
    ['a value of the farm', 'sold', 'print(sold * 3)'],
    ['a variable with a name of its own', 'greeting', 'words = player.read()\nplayer.speak(words)'],
    ['a variable that changes in a loop', 'n', 'n = 3\nwhile n > 0:\n    n -= 1'],
    ['a comparison that is no new value', 'a', 'b = 2\na = 2\nprint(a == b)'],
    ['a Python function', 'int()', 'steps = int(text)'],
    ['a variable with a new value', 'steps =', 'steps = 2\nsteps = 5'],
    ['two variables that swap', 'second =', 'first = 1\nsecond = 2\nfirst, second = second, first'],
    ['a variable that grows', 'steps =', 'steps = 2\nsteps += 3'],
    ['one of two signs', '>= <=', 'enough = needed <= logs'],
    ['an attribute', '.name', 'print(cow.name)'],
  ])('%s', (_, idea, program) => {
    expect(missingIdea(program, { ideas: [idea] })).toBeUndefined();
  });
});

describe('a program lacks an idea of its level', () => {
  it.each<[string, string, string, string]>([
    ['no loop', 'for', 'player.move_forward(7)', 'for'],
    ['a loop in a note', 'for', '# for i in range(3):\nplayer.speak("for you")', 'for'],
    ['no function', 'def', 'player.move_forward(4)', 'def'],
    ['a function that nothing calls', 'def', 'def visit():\n    pass\nplayer.speak("Hi")', 'visit()'],
    ['a printed value', 'return', 'def price(n):\n    print(n * 3)\nprice(2)', 'return'],
    ['no class', 'class', 'player.speak("Cluck!")', 'class'],
    ['a class that nothing uses', 'class', 'class Hen:\n    pass', 'Hen()'],
    [
      'an object that does nothing',
      'class',
      'class Hen:\n    def cluck(self):\n        player.speak("Cluck!")\nberta = Hen()\nplayer.speak("Cluck!")',
      '.cluck()',
    ],
    ['single texts', '[ ]', 'player.speak("[one]")', '[ ]'],
    ['an item of a list that is no list of its own', '[ ]', 'print(names[0])', '[ ]'],
    ['a formatted text is no dictionary of the farm', '{ }', 'print("{hen}")', '{ }'],
    ['a written price', '+ - *', 'player.display("Slime: 3 - 4")', '+ - *'],
    ['a number in brackets', 'steps', 'steps = 5\nplayer.move_forward(5)', 'steps'],
    [
      'a new value that nothing uses',
      'steps',
      'steps = 2\nplayer.move_forward(steps)\nsteps = 5\nplayer.move_forward(5)',
      'steps',
    ],
    ['no variable at all', 'hen', 'player.speak("Berta")', 'hen'],
    ['a number in place of its text', 'int()', 'steps = 7', 'int()'],
    ['only one value', 'steps =', 'steps = 2\nmore_steps = 5\nprint(steps == 2)', 'steps ='],
    ['neither sign', '>= <=', 'enough = True', '>='],
    ['a name in quotes', 'sold', 'print("sold")', 'sold'],
  ])('%s', (_, idea, program, missing) => {
    expect(missingIdea(program, { ideas: [idea] })).toBe(missing);
  });
});

const RUN: Timeline = {
  version: 1,
  events: [],
  end: { status: 'finished' },
  variables: {},
  verdict: { complete: true, goals: [{ met: true, score: 1, maxScore: 1 }] },
};

describe('a run judged with its program', () => {
  it('is not complete without an idea of its level, and keeps its goals', () => {
    const judged = judgedWithIdeas(RUN, 'player.move_forward(7)', { ideas: ['for'] });
    expect(judged.verdict).toEqual({
      ...RUN.verdict,
      complete: false,
      failure: { code: 'idea-missing', params: { idea: 'for' } },
    });
  });

  it('names a variable whose value nothing uses', () => {
    const judged = judgedWithIdeas(RUN, 'apples = 3\nplayer.collect("apple")', { ideas: ['apples'] });
    expect(judged.verdict.failure).toEqual({ code: 'idea-unused', params: { idea: 'apples' } });
    const without = judgedWithIdeas(RUN, 'player.collect("apple")', { ideas: ['apples'] });
    expect(without.verdict.failure).toEqual({ code: 'idea-missing', params: { idea: 'apples' } });
  });

  it('says which variable has only its first value', () => {
    const judged = judgedWithIdeas(RUN, 'first = 1\nprint(first)', { ideas: ['first ='] });
    expect(judged.verdict.failure).toEqual({
      code: 'idea-missing',
      params: { idea: 'first =', again: 'first' },
    });
    const without = judgedWithIdeas(RUN, 'print(1)', { ideas: ['first ='] });
    expect(without.verdict.failure).toEqual({ code: 'idea-missing', params: { idea: 'first =' } });
  });

  it('asks for an error that the program catches', () => {
    const program = 'try:\n    go()\nexcept ValueError:\n    pass';
    const bump: Timeline['events'][number] = {
      kind: 'command',
      line: 2,
      name: 'move_forward',
      args: [9],
      changes: [],
      failure: { code: 'bumped-into-wall' },
    };
    const ideas = ['except: ...'];
    expect(judgedWithIdeas({ ...RUN, events: [bump] }, program, { ideas }).verdict.complete).toBe(true);
    expect(judgedWithIdeas(RUN, program, { ideas }).verdict.failure).toEqual({
      code: 'idea-missing',
      params: { idea: 'except: ...' },
    });
    expect(judgedWithIdeas(RUN, 'go()', { ideas }).verdict.complete).toBe(false);
  });

  it.each<[string, string, string, string, string]>([
    [
      'a parameter that nothing uses',
      'def go(who):\n    hop()\ngo(player)',
      'def go(who)',
      'idea-unused',
      'who',
    ],
    [
      'a parameter that only an attribute is named for',
      'class Cat:\n    def __init__(self, name):\n        self.name = called\nprint(Cat(called).name)',
      'def __init__(self, name)',
      'idea-unused',
      'name',
    ],
    [
      'one word too few',
      'def way():\n    yield 5\ngo(next(way()))',
      'next() next()',
      'idea-missing',
      'next()',
    ],
    ['a generator that nothing uses', 'def way():\n    yield 5', 'yield', 'idea-missing', 'way()'],
    ['a special method that is only a name', 'print(__len__)', '__len__', 'idea-missing', '__len__'],
  ])('names %s', (_, program, idea, code, missing) => {
    const { verdict } = judgedWithIdeas(RUN, program, { ideas: [idea] });
    expect(verdict.failure).toEqual({ code, params: { idea: missing } });
  });

  it.each<[string, Timeline, string, readonly string[] | undefined]>([
    ['with the idea', RUN, 'for i in range(7):\n    player.move_forward()', ['for']],
    ['of a level without ideas', RUN, 'player.move_forward(7)', undefined],
    ['with an open goal', { ...RUN, verdict: { ...RUN.verdict, complete: false } }, '', ['for']],
  ])('%s stays as it is', (_, run, program, ideas) => {
    expect(judgedWithIdeas(run, program, ideas ? { ideas: [...ideas] } : {})).toBe(run);
  });
});
