import { expect, it } from 'vitest';
import type { Failure } from './commands/command.ts';
import { failureMessage, type Message, thingName } from './message.ts';
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
