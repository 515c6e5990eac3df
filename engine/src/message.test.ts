import { expect, it } from 'vitest';
import type { Failure } from './commands/command.ts';
import { failureExplanation, failureMessage, type Message, thingName } from './message.ts';
import { inEnglish } from './testing/in-english.ts';

it.each<[Message, string]>([
  [thingName('carrot'), 'carrot'],
  [thingName('carrot', 2), 'carrots'],
  [thingName('wall'), 'wall'],
  [thingName('xmark'), 'X mark'],
  [thingName('spaceship'), 'thing'],
  [thingName('constructor'), 'thing'],
])('%j', (message, sentence) => {
  expect(inEnglish(message)).toBe(sentence);
});

it('uses one key for all unknown types', () => {
  expect(thingName('spaceship')).toEqual({ key: 'things.thing', params: { count: 1 } });
});

/** Parameters that give other failure codes a more precise sentence. */
const OTHER_VALUES = { said: '1', expected: '2', text: '6', longest: 9, value: 'None', marks: 0 };

it.each<[Failure, Message]>([
  [{ code: 'nothing-to-read' }, { key: 'failures.nothing-to-read', params: {} }],
  ...['edge', 'fence'].map((scenery): [Failure, Message] => {
    const params = { ...OTHER_VALUES, scenery };
    return [
      { code: 'nothing-to-read', params },
      { key: 'failures.nothing-to-read', params },
    ];
  }),
  [
    { code: 'wrong-text', params: { said: '7' } },
    { key: 'failures.wrong-text', params: { said: '7' } },
  ],
  [
    { code: 'wrong-text', params: { expected: 'Hi' } },
    { key: 'failures.wrong-text', params: { expected: 'Hi' } },
  ],
])('%j has the sentence of its code', (failure, message) => {
  expect(failureMessage(failure)).toEqual(message);
});

it.each<[Failure, string]>([
  [{ code: 'bumped-into-wall', params: { step: 1, steps: 2 } }, 'Wrong way, you bumped into a wall'],
  [{ code: 'unexpected' }, 'Unexpected game error'],
  [
    { code: 'unexpected', params: { action: 'speak' } },
    'You said something here, but this X is not for speak().',
  ],
  [{ code: 'already-open', params: { thing: 'door' } }, 'This is already open: door'],
  [
    { code: 'wrong-text', params: { said: 'price(sold)', expected: '12' } },
    '“price(sold)” is in quotes, so it is only text. Remove the quotes to use its value.',
  ],
  ...['Hello {name}', 'the {who} that {did} {verse(number - 1)}'].map((said): [Failure, string] => [
    { code: 'wrong-text', params: { said, expected: 'Ada' } },
    `“${said}” has curly brackets, but no f. Write f before the quotes to use the values.`,
  ]),
  ...['atwnight', 'names[0]', '{name}'].map((said): [Failure, string] => [
    { code: 'wrong-text', params: { said, expected: '12', computed: 1 } },
    `“${said}” is not the right answer here. Check how your program gets this answer.`,
  ]),
  [
    { code: 'wrong-text', params: { said: 'cluck', expected: 'Berta', computed: 1 } },
    '“cluck” is not the right answer here. Check how your program gets this answer.',
  ],
  [
    { code: 'wrong-text', params: { said: '<generator object count_by at 0x1455030>', expected: '3' } },
    'count_by() makes a generator. Use next() to get its next value.',
  ],
  [
    { code: 'not-on-mark', params: { action: 'speak', wrapper: 'wrapper' } },
    'wrapper runs too early. Write: return wrapper',
  ],
  [
    { code: 'wrong-argument', params: { action: 'move_forward', given: '<generator>', generator: 'route' } },
    'route() makes a generator. Use next() to get its next value.',
  ],
  [
    { code: 'wrong-argument', params: { action: 'move_forward', text: 'steps', quoted: 'steps' } },
    '“steps” is not right here. If steps is the name of a variable, remove the quotes.',
  ],
  [
    { code: 'file-value-differs', params: { file: 'farm.json', place: '' } },
    'In farm.json, this value is not right yet: data',
  ],
  [
    { code: 'file-value-differs', params: { file: 'farm.json', place: '["letters"]', root: 'farm' } },
    'In farm.json, this value is not right yet: farm["letters"]',
  ],
  [{ code: 'bumped-into-wall', params: { wrapper: 'inner' } }, 'inner runs too early. Write: return inner'],
  [
    { code: 'compared-not-equal', params: { variable: 'bell', value: '(8, 5)', kind: 'list' } },
    'Your variable bell is (8, 5). It must be a list. A list has square brackets and commas.',
  ],
  [
    { code: 'wrong-text', params: { said: 'total', expected: '12' } },
    '“total” is not right here. If total is the name of a variable, remove the quotes.',
  ],
  [
    {
      code: 'wrong-text',
      params: {
        said: '<bound method Basket.worth of <__main__.Basket object at 0x10de0c8>>',
        expected: '12',
      },
    },
    'worth is a method, and you did not call it. Write worth(), or write @property above its def.',
  ],
  [
    {
      code: 'wrong-text',
      params: { said: '<__main__.Pumpkin object at 0x10de0c8>', expected: 'Rosa: 12 kg' },
    },
    'Python shows an object of Pumpkin like this. The class Pumpkin needs a method __str__.',
  ],
  [
    { code: 'wrong-text', params: { said: 'wrapper', expected: 'carrots' } },
    'wrapper is the name of the function inside your decorator. Write @wraps above its def.',
  ],
  [
    { code: 'wrong-text', params: { said: "['Ada', 'Ida']", expected: 'Ada' } },
    "This is more than one value: ['Ada', 'Ida']. Use only the value that belongs here.",
  ],
  [
    { code: 'cannot-collect', params: { what: 'player.look()' } },
    '“player.look()” is in quotes, so it is only text. Remove the quotes to use its value.',
  ],
  [
    { code: 'cannot-collect', params: { what: 'o' } },
    'You cannot collect “o” here. It is only one letter. A loop over text goes through its letters.',
  ],
  [
    { code: 'wrong-argument', params: { parameter: 'what', action: 'collect', given: "['egg']" } },
    "collect cannot use this value: ['egg']. Check what your program puts in the brackets.",
  ],
  [{ code: 'already-open', params: { thing: 'wateringCan' } }, 'This is already open: watering can'],
  [
    { code: 'not-enough-items', params: { item: 'plank', needed: 4, have: 1 } },
    'Not enough yet: planks. You need 4 and you have 1.',
  ],
  [{ code: 'nothing-to-read' }, 'There is nothing to read here.'],
  [
    { code: 'wrong-text', params: { said: 'Helo', expected: 'Hello' } },
    '“Helo” is not quite right. Check every letter, space and symbol. The text must match exactly.',
  ],
  ...['5', '-2', '3.5', 'True', 'False'].map((expected): [Failure, string] => [
    { code: 'wrong-text', params: { said: '7', expected } },
    '“7” is not the right answer here. Check how your program gets this answer.',
  ]),
  [
    { code: 'wrong-argument', params: { parameter: 'steps' } },
    'Look inside the brackets. “steps” is missing, or its value does not work here.',
  ],
  [
    { code: 'wrong-argument', params: { parameter: 'steps', action: 'move_forward', value: 3.5 } },
    'move_forward needs a whole number like 3, not 3.5.',
  ],
  [
    { code: 'wrong-argument', params: { parameter: 'steps', action: 'move_forward', text: '6' } },
    'move_forward needs a number, not the text "6". Remove the quotes: 6',
  ],
  [
    { code: 'wrong-argument', params: { parameter: 'steps', action: 'move_backward', text: 'far' } },
    'move_backward needs a whole number like 3, not the text "far".',
  ],
  [
    {
      code: 'wrong-argument',
      params: { parameter: 'steps', action: 'move_forward', value: 99_999, most: 1000 },
    },
    'move_forward can take 1000 steps at most, not 99999.',
  ],
  [
    { code: 'wrong-argument', params: { parameter: 'steps', action: 'move_forward', value: 'None' } },
    'move_forward got None (no value). look() gives None for a free tile. A function without return gives None too.',
  ],
  [
    { code: 'wrong-argument', params: { parameter: 'text', longest: 10_000 } },
    'Look inside the brackets. “text” is too long. Use at most 10000 symbols.',
  ],
  [
    { code: 'not-on-mark', params: { action: 'collect', thing: 'watermelon' } },
    'You do not need this here: watermelon. Collect only where you see an X.',
  ],
  [
    { code: 'not-on-mark', params: { action: 'collect' } },
    'Stand on an X first. collect() only works on an X.',
  ],
  [
    { code: 'wrong-text', params: { said: 'I am Max', expected: 'I am Mia', elsewhere: 1 } },
    '“I am Max” belongs to another X. Read the goal again: which text does this X need?',
  ],
  [
    { code: 'wrong-text', params: { said: '3', expected: '4', elsewhere: 1 } },
    '“3” is not the right answer here. Check how your program gets this answer.',
  ],
  [
    { code: 'wrong-text', params: { said: 'I am self.name', expected: 'I am Max', name: 'self.name' } },
    '“I am self.name” has the name self.name as plain text. Write f before the quotes and { } around self.name.',
  ],
  [
    { code: 'bumped-into-wall', params: { step: 5, steps: 5, scenery: 'duck' } },
    'Too many steps: only 4 of 5 are possible here. In the way: a duck',
  ],
  [
    { code: 'bumped-into-wall', params: { step: 5, steps: 100, scenery: 'duck' } },
    'Wrong way, you bumped into a wall. This stops you like a wall: a duck',
  ],
  [
    { code: 'idea-missing', params: { idea: 'count_down() in def' } },
    'Every goal is met. This is still missing from your program: a function that calls itself',
  ],
  [
    { code: 'idea-missing', params: { idea: '**things' } },
    'Every goal is met. This is still missing from your program: a name with ** in front',
  ],
  [
    { code: 'idea-missing', params: { idea: 'yield' } },
    'Every goal is met. This is still missing from your program: yield',
  ],
  [
    { code: 'idea-missing', params: { idea: 'first =', again: 'first' } },
    'Every goal is met. But first must get a new value. Add a line: first = ...',
  ],
  [
    { code: 'not-on-mark', params: { action: 'collect', before: 1 } },
    'collect() worked on this line before. This time there is no X here. Check first what is in front of you.',
  ],
  [
    { code: 'wrong-text', params: { said: '8 and 6', expected: '3 and 8' } },
    '“8 and 6” is almost right. Check how your program gets the numbers.',
  ],
  [
    { code: 'wrong-text', params: { said: 'It is -2.5 degrees', expected: 'It is 4 degrees' } },
    '“It is -2.5 degrees” is almost right. Check how your program gets the numbers.',
  ],
  ...[
    ['12 hens', '7 hens'],
    ['It is 2.75 degrees', 'It is 4 degrees'],
  ].map(([said = '', expected = '']): [Failure, string] => [
    { code: 'wrong-text', params: { said, expected } },
    `“${said}” is almost right. Check how your program gets the numbers.`,
  ]),
  [
    { code: 'wrong-text', params: { said: ' hens', expected: '7 hens' } },
    '“ hens” is not quite right. Check every letter, space and symbol. The text must match exactly.',
  ],
  [
    { code: 'wrong-text', params: { said: '8 und 6', expected: '3 and 8' } },
    '“8 und 6” is not the right text here. Read the goal again.',
  ],
  [
    { code: 'wrong-text', params: { said: 'greeting', expected: 'Good morning!' } },
    '“greeting” is not right here. If greeting is the name of a variable, remove the quotes.',
  ],
  [
    { code: 'wrong-text', params: { said: 'n', expected: 'Max', computed: 1 } },
    '“n” is not the right answer here. Check how your program gets this answer.',
  ],
  [
    { code: 'wrong-text', params: { said: 'good mornin', expected: 'Good morning!' } },
    '“good mornin” is not quite right. Check every letter, space and symbol. The text must match exactly.',
  ],
  ...['names[0]', 'feed["cow"]', 'total()', 'farm.name()', 'имена[0]'].map((said): [Failure, string] => [
    { code: 'wrong-text', params: { said, expected: 'Ada' } },
    `“${said}” is in quotes, so it is only text. Remove the quotes to use its value.`,
  ]),
  [
    { code: 'wrong-text', params: { said: 'I am Max', expected: 'I am Mia' } },
    '“I am Max” is not the right text here. Read the goal again.',
  ],
  [
    { code: 'wrong-text', params: { said: 'Good morning!', expected: 'Good evening!' } },
    '“Good morning!” is not the right text here. Read the goal again.',
  ],
  [
    { code: 'wrong-text', params: { said: 'Good evneing!', expected: 'Good evening!' } },
    '“Good evneing!” is not quite right. Check every letter, space and symbol. The text must match exactly.',
  ],
  [
    { code: 'wrong-item', params: { what: 'grapeJuice', elsewhere: 1 } },
    '“grapeJuice” belongs to another X. Read the goal again: what does this X need?',
  ],
  [
    { code: 'wrong-item', params: { what: "['corn', 'egg']" } },
    "This is more than one value: ['corn', 'egg']. Use only the value that belongs here.",
  ],
  [
    { code: 'wrong-item', params: { what: 'thing' } },
    '“thing” is not right here. If thing is the name of a variable, remove the quotes.',
  ],
  [
    { code: 'unexpected', params: { action: 'speak', wanted: 'open' } },
    'You said something here, but this X is not for speak().',
  ],
  [
    { code: 'unexpected', params: { action: 'combine' } },
    'You tried to make something here, but this X is not for combine().',
  ],
  [
    { code: 'wrong-argument', params: { action: 'move_forward', text: '7', computed: 1 } },
    'move_forward needs a number, but this is text: "7". int() turns text into a number.',
  ],
  [
    { code: 'wrong-argument', params: { action: 'display', value: 'None', returned: 1 } },
    'display got None. That means “no value”. A function returns a result only with return.',
  ],
  [
    { code: 'variable-not-equal', params: { variable: 'label', value: '5' } },
    'Your variable label is 5. That is not the right value yet.',
  ],
  [
    { code: 'variable-not-equal', params: { variable: 'label', value: '5', kind: 'text' } },
    'Your variable label is 5. It must be text. Text has quotes around it.',
  ],
  [
    { code: 'variable-not-equal', params: { variable: 'steps', value: "'5'", kind: 'number' } },
    "Your variable steps is '5'. It must be a number. A number has no quotes around it.",
  ],
  [
    { code: 'variable-not-equal', params: { variable: 'open', value: "'True'", kind: 'truth' } },
    "Your variable open is 'True'. It must be True or False, without quotes.",
  ],
  [
    { code: 'wrong-text', params: { said: '3  and 8', expected: '3 and 8' } },
    '“3  and 8” is not quite right. Check every letter, space and symbol. The text must match exactly.',
  ],
  [
    { code: 'wrong-text', params: { said: '7', expected: '5' } },
    '“7” is not the right answer here. Check how your program gets this answer.',
  ],
  [
    { code: 'not-on-mark', params: { action: 'speak', marks: 0 } },
    'speak() only works on an X. This farm has no X. You can walk, turn and pick things up.',
  ],
  [
    { code: 'not-on-mark', params: { action: 'collect', thing: 'watermelon', marks: 0 } },
    'You do not need this here: watermelon. Collect only where you see an X.',
  ],
  [
    { code: 'wrong-item', params: { what: 'carrots', seeds: 'carrotSeeds' } },
    'Only seeds go into the soil. Write: "carrotSeeds"',
  ],
  ...['unknown-item', 'cannot-collect', 'wrong-item'].map((code): [Failure, string] => [
    { code, params: { what: 'red berry', meant: 'redBerry' } },
    'There is no item called “red berry”. Write the name like this: “redBerry”.',
  ]),
  [
    { code: 'bumped-into-wall', params: { step: 1, steps: 2, scenery: 'edge' } },
    'Wrong way, you bumped into a wall. This stops you like a wall: edge of the farm',
  ],
  [
    { code: 'bumped-into-wall', params: { step: 1, steps: 2, scenery: 'fence' } },
    'Wrong way, you bumped into a wall. This stops you like a wall: a fence',
  ],
  [
    { code: 'bumped-into-wall', params: { step: 1, steps: 2, scenery: 'spaceship' } },
    'Wrong way, you bumped into a wall',
  ],
])('%j', (failure, sentence) => {
  expect(inEnglish(failureMessage(failure))).toBe(sentence);
});

it.each<[Failure, readonly string[] | undefined]>([
  [
    { code: 'unexpected', params: { action: 'speak', wanted: 'collect' } },
    [
      'You said something here, but this X is not for speak().',
      'This X is for collect(). Check where your program uses speak().',
    ],
  ],
  [
    { code: 'unexpected', params: { action: 'collect', wanted: 'reach' } },
    [
      'You tried to collect something here, but this X is not for collect().',
      'You only need to stand on this X. Use collect() on another X.',
    ],
  ],
  [
    { code: 'unexpected', params: { action: 'water', wanted: 'nothing' } },
    [
      'You tried to water here, but this X is not for water().',
      'You do not need a command on this X. Use water() on another X.',
    ],
  ],
  [{ code: 'unexpected', params: { action: 'combine' } }, undefined],
  [{ code: 'unexpected', params: { wanted: 'collect' } }, undefined],
  [{ code: 'not-facing-target', params: { action: 'collect' } }, undefined],
  [{ code: 'not-facing-target', params: { action: 'collect', wanted: 'reach' } }, undefined],
])('%j is explained', (failure, sentences) => {
  const explanation = failureExplanation(failure);
  expect(explanation && [explanation.title, explanation.sentence].map(inEnglish)).toEqual(sentences);
});
