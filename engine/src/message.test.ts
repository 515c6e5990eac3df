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

it.each<[Failure, string]>([
  [{ code: 'bumped-into-wall', params: { step: 1, steps: 2 } }, 'Wrong way, you bumped into a wall'],
  [{ code: 'unexpected', params: { action: 'speak' } }, 'Unexpected game error'],
  [{ code: 'already-open', params: { thing: 'door' } }, 'The door is already open.'],
  [
    { code: 'not-enough-items', params: { item: 'plank', needed: 4, have: 1 } },
    'Not enough yet: you need 4 planks and you have 1.',
  ],
  [{ code: 'nothing-to-read' }, 'There is nothing to read here.'],
  [
    { code: 'wrong-text', params: { said: 'Helo', expected: 'Hello' } },
    '“Helo” is not quite right. Check every letter, every space and every sign: it must be written exactly.',
  ],
  ...['5', '-2', '3.5', 'True', 'False'].map((expected): [Failure, string] => [
    { code: 'wrong-text', params: { said: '7', expected } },
    '“7” is not the value that is wanted here. Check how your program gets it.',
  ]),
  [
    { code: 'wrong-argument', params: { parameter: 'steps' } },
    'Look inside the brackets: “steps” is missing or does not fit here.',
  ],
  [
    { code: 'wrong-argument', params: { parameter: 'steps', action: 'move_forward', value: 3.5 } },
    'move_forward needs a whole number like 3, not 3.5.',
  ],
  [
    { code: 'wrong-argument', params: { parameter: 'steps', action: 'move_forward', text: '6' } },
    'move_forward needs a number, not the text "6". Take the quotes away: 6',
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
    'move_forward walks at most 1000 steps at once, not 99999.',
  ],
  [
    { code: 'wrong-argument', params: { parameter: 'steps', value: 'None' } },
    'The value of “steps” is None, nothing. A function gives something back only with return.',
  ],
  [
    { code: 'wrong-argument', params: { parameter: 'text', longest: 10_000 } },
    'Look inside the brackets: “text” is too long. It may have 10000 letters at most.',
  ],
  [
    { code: 'not-on-mark', params: { action: 'collect', thing: 'watermelon' } },
    'There is no X mark here. An X marks only what is wanted, and this is not: watermelon',
  ],
  [
    { code: 'not-on-mark', params: { action: 'collect' } },
    'Stand on an X mark first: collect() only works there, and an X is only where it is wanted.',
  ],
  [
    { code: 'wrong-text', params: { said: '8 and 6', expected: '3 and 8' } },
    '“8 and 6” is almost right, only the numbers are wrong. Check how your program gets them.',
  ],
  [
    { code: 'wrong-text', params: { said: 'It is -2.5 degrees', expected: 'It is 4 degrees' } },
    '“It is -2.5 degrees” is almost right, only the numbers are wrong. Check how your program gets them.',
  ],
  [
    { code: 'wrong-text', params: { said: '8 und 6', expected: '3 and 8' } },
    '“8 und 6” is not quite right. Check every letter, every space and every sign: it must be written exactly.',
  ],
  [
    { code: 'wrong-text', params: { said: '3  and 8', expected: '3 and 8' } },
    '“3  and 8” is not quite right. Check every letter, every space and every sign: it must be written exactly.',
  ],
  [
    { code: 'wrong-text', params: { said: '7', expected: '5' } },
    '“7” is not the value that is wanted here. Check how your program gets it.',
  ],
  [
    { code: 'not-on-mark', params: { action: 'speak', marks: 0 } },
    'speak() only works on an X mark, and this farm has none. Here you can walk, turn and pick things up.',
  ],
  [
    { code: 'not-on-mark', params: { action: 'collect', thing: 'watermelon', marks: 0 } },
    'There is no X mark here. An X marks only what is wanted, and this is not: watermelon',
  ],
  [
    { code: 'bumped-into-wall', params: { step: 1, steps: 2, scenery: 'edge' } },
    'Wrong way, you bumped into a wall. In the way: edge of the farm',
  ],
  [
    { code: 'bumped-into-wall', params: { step: 1, steps: 2, scenery: 'fence' } },
    'Wrong way, you bumped into a wall. In the way: a fence',
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
      'Unexpected game error',
      'You said something here, but this X is not for that.',
      'This X waits for collect(). Check when your program should use speak().',
    ],
  ],
  [
    { code: 'unexpected', params: { action: 'collect', wanted: 'reach' } },
    [
      'Unexpected game error',
      'You tried to take something here, but this X is not for that.',
      'It is enough to stand on this X. Use collect() at another one.',
    ],
  ],
  [
    { code: 'unexpected', params: { action: 'water', wanted: 'nothing' } },
    [
      'Unexpected game error',
      'You tried to water here, but this X is not for that.',
      'This X asks for nothing. Use water() at another one.',
    ],
  ],
  [{ code: 'unexpected', params: { action: 'combine' } }, undefined],
  [{ code: 'not-facing-target', params: { action: 'collect' } }, undefined],
])('%j is explained', (failure, sentences) => {
  const explanation = failureExplanation(failure);
  expect(explanation && [explanation.title, explanation.sentence, explanation.next].map(inEnglish)).toEqual(
    sentences,
  );
});
