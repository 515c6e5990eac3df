import type { Failure } from '@hopcode/engine/commands/command';
import type { Timeline, TimelineEvent } from '@hopcode/engine/formats/timeline';
import { describe, expect, it } from 'vitest';
import { earlyWrapper, isInBranch, nearerReason, withProgram, withRounds } from './nearer-reason.ts';

const ranAt = (line: number): TimelineEvent => ({
  kind: 'command',
  name: 'move_forward',
  args: [],
  line,
  changes: [],
  value: null,
});

/** A run whose command at `line` failed. One of its variables does not have the value that its goal needs. */
const run = (line: number, failure: Failure | undefined): Timeline => ({
  version: 1,
  events: [ranAt(line)],
  end: { status: 'rule', line, failure: { code: 'not-on-mark' } },
  variables: {},
  verdict: { complete: false, goals: [], ...(failure && { failure: { ...failure } }) },
});

const other = (variable: string, code = 'variable-not-equal'): Failure => ({
  code,
  params: { variable, value: '6' },
});

describe('the variable behind a failed command', () => {
  it.each<[string, string, number]>([
    ['its one value was used by the command', 'way = 3 + 3\nplayer.move_forward(way)', 2],
    ['a loop waits for a value that never changes', 'while energy > 0:\n    player.push()', 2],
    ['it changes only after the loop', 'while energy > 0:\n    player.push()\nenergy -= 1', 2],
    ['a wrong comparison that is spoken', 'enough = 4 < 4\nplayer.speak(enough)', 2],
  ])('is returned: %s', (_, source, line) => {
    const failure = other(/^\w+/.exec(source.replace('while ', ''))?.[0] ?? '');
    expect(nearerReason(run(line, failure), source)).toEqual(failure);
  });

  it.each<[string, string, number, Failure | undefined]>([
    ['no variable is wrong', 'way = 3\nplayer.move_forward(way)', 2, undefined],
    ['it is not there yet', 'player.move_forward(way)', 1, other('way', 'variable-missing')],
    ['the command does not use it', 'steps = 2\nplayer.move_forward(9)', 2, other('steps')],
    ['a later line changes it', 'way = 2\nplayer.move_forward(way)\nway = 5', 2, other('way')],
    ['it grows', 'total = 0\nplayer.speak(total)\ntotal += 1', 2, other('total')],
    ['a loop gives its values', 'for n in [1]:\n    player.speak(n)', 2, other('n')],
    ['a list grows', 'basket = []\nplayer.collect(basket)\nbasket.append(1)', 2, other('basket')],
    ['a loop changes it', 'while n > 0:\n    player.push()\n    n -= 1', 2, other('n')],
    ['the line is after the loop', 'while n > 0:\n    player.push()\nplayer.push()', 3, other('n')],
    ['it is a note', 'way = 3\nplayer.move_forward(9)  # not way', 2, other('way')],
    ['the file is wrong', 'player.speak(1)', 1, { code: 'file-missing', params: { file: 'a' } }],
  ])('is not returned: %s', (_, source, line, failure) => {
    expect(nearerReason(run(line, failure), source)).toBeUndefined();
  });
});

describe('a failure with its program', () => {
  const text: Failure = { code: 'wrong-argument', params: { action: 'move_forward', text: '7' } };
  const none: Failure = { code: 'wrong-argument', params: { action: 'display', value: 'None' } };
  const said = (word: string): Failure => ({ code: 'wrong-text', params: { said: word } });
  const secret: Failure = { code: 'wrong-text', params: { said: 'dwn', expected: 'at night' } };
  it.each<[string, Failure, string, Failure]>([
    ['a word that is written', secret, 'player.speak("dwn")', secret],
    [
      'a word that was worked out',
      secret,
      'player.speak(decode(page))',
      { ...secret, params: { ...secret.params, computed: 1 } },
    ],
    ['a written text', text, 'player.move_forward("7")', text],
    ['a text in other quotes', text, "steps = '7'", text],
    [
      'a text that was read',
      text,
      'steps = player.read()',
      { ...text, params: { ...text.params, computed: 1 } },
    ],
    [
      'a result without return',
      none,
      'def price(): pass',
      { ...none, params: { ...none.params, returned: 1 } },
    ],
    ['a free tile', none, 'def a(): pass\nthing = player.look()', none],
    ['a word in quotes', said('n'), 'player.speak("n")', said('n')],
    [
      'a letter of a text',
      said('n'),
      'for name in "names":\n    player.speak(name)',
      { code: 'wrong-text', params: { said: 'n', computed: 1 } },
    ],
    [
      'a thing that was seen',
      { code: 'wrong-item', params: { what: 'hay' } },
      'player.place(player.look())',
      { code: 'wrong-item', params: { what: 'hay', computed: 1 } },
    ],
    [
      'the name of an attribute in a text',
      said('I am self.name'),
      'self.name = name\nplayer.speak("I am self.name")',
      { code: 'wrong-text', params: { said: 'I am self.name', name: 'self.name' } },
    ],
    [
      'two words with a dot that no object has',
      said('I am self.name'),
      'player.speak("I am self.name")',
      said('I am self.name'),
    ],
    [
      'the generator itself',
      { code: 'wrong-argument', params: { given: '<generator>' } },
      'def route():\n    yield 5\nsteps = route()\nplayer.move_forward(steps)\n',
      { code: 'wrong-argument', params: { given: '<generator>', generator: 'route' } },
    ],
    [
      'one of two generators',
      { code: 'wrong-argument', params: { given: '<generator>' } },
      'def a():\n    yield 5\ndef b():\n    yield 7\n',
      { code: 'wrong-argument', params: { given: '<generator>' } },
    ],
    [
      'the name of a variable in quotes',
      { code: 'wrong-argument', params: { text: 'steps' } },
      'steps = 3\nplayer.move_forward("steps")',
      { code: 'wrong-argument', params: { text: 'steps', quoted: 'steps' } },
    ],
    [
      'another word in quotes',
      { code: 'wrong-argument', params: { text: 'three' } },
      'steps = 3\nplayer.move_forward("three")',
      { code: 'wrong-argument', params: { text: 'three' } },
    ],
    [
      'the variable of a file',
      { code: 'file-value-differs', params: { place: '["letters"]' } },
      'farm = {}\njson.dump(farm, file)',
      { code: 'file-value-differs', params: { place: '["letters"]', root: 'farm' } },
    ],
    [
      'two variables of files',
      { code: 'file-value-differs', params: { place: '["letters"]' } },
      'json.dump(farm, file)\njson.dump(hens, file)',
      { code: 'file-value-differs', params: { place: '["letters"]' } },
    ],
    ['another failure', { code: 'not-on-mark' }, '', { code: 'not-on-mark' }],
  ])('%s', (_, failure, source, told) => {
    expect(withProgram(failure, source)).toEqual(told);
  });
});

describe('a command that worked on its line before', () => {
  const collected = (line: number, failure?: Failure): TimelineEvent => ({
    kind: 'command',
    name: 'collect',
    args: [],
    line,
    changes: [],
    value: null,
    ...(failure && { failure: { ...failure } }),
  });
  const noMark: Failure = { code: 'not-on-mark', params: { action: 'collect' } };
  it.each<[string, TimelineEvent[], Failure, Failure]>([
    ['is told', [collected(3)], noMark, { code: 'not-on-mark', params: { action: 'collect', before: 1 } }],
    ['is not told of another line', [collected(4)], noMark, noMark],
    ['is not told of one that failed', [collected(3, noMark)], noMark, noMark],
    ['is not told of another command', [ranAt(3)], noMark, noMark],
    ['is not told of another failure', [collected(3)], { code: 'unexpected' }, { code: 'unexpected' }],
  ])('%s', (_, events, failure, told) => {
    expect(withRounds(failure, { ...run(3, undefined), events }, 3)).toEqual(told);
  });
});

describe('a line in a branch', () => {
  it.each<[string, number, boolean]>([
    ['if a:\n    b()\nelse:\n    c()', 4, true],
    ['for i in a:\n    if i:\n\n        b()', 4, true],
    ['if a:\n    for i in b:\n        c()', 3, true],
    ['if a:\n    b()\nc()', 3, false],
    ['for i in a:\n    b()', 2, false],
    ['if a:\n    b()\nfor i in a:\n    c()', 4, false],
    ['a()', 9, false],
  ])('%j at line %i: %s', (source, line, inBranch) => {
    expect(isInBranch(source, line)).toBe(inBranch);
  });
});

describe('a wrapper that its decorator calls', () => {
  const decorator = (returned: string) =>
    `def greet(act):\n    def wrapper():\n        player.speak("Hi")\n    ${returned}\n@greet\ndef go():\n    pass\ngo()`;
  const early = { name: 'wrapper', line: 4 };
  const assigned = decorator('return wrapper()').replace(/@.*$/su, 'go = greet(go)');
  it.each<[string, string, readonly number[], typeof early | undefined]>([
    ['is told at the line that calls it', decorator('return wrapper()'), [1, 5, 2, 4, 3], early],
    ['is told with values in its brackets', decorator('return wrapper(act)'), [1, 5, 2, 4, 3], early],
    ['is told without a decorator line', assigned, [1, 5, 2, 4, 3], early],
    [
      'is told of a command that the wrapped function calls',
      decorator('return wrapper()'),
      [5, 2, 4, 3, 7],
      early,
    ],
    ['is not told of a later line', decorator('return wrapper()'), [1, 5, 2, 4, 3, 8], undefined],
    ['is not told where it is returned', decorator('return wrapper'), [1, 5, 2, 4, 8, 3], undefined],
    [
      'is not told of a function that is no decorator',
      `${assigned.replace('(go)', '()')}`,
      [1, 5, 2, 4, 3],
      undefined,
    ],
    ['is not told of a function elsewhere', decorator('return print()'), [1, 5, 2, 4], undefined],
  ])('%s', (_, source, ran, told) => {
    const events = ran.map((line): TimelineEvent => ({ kind: 'line', line, scope: '' }));
    expect(earlyWrapper({ events }, source)).toEqual(told);
  });
});
