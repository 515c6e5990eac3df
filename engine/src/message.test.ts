import { expect, it } from 'vitest';
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

it.each([
  [{ code: 'bumped-into-wall', params: { step: 1, steps: 2 } }, 'Wrong way, you bumped into a wall'],
  [{ code: 'unexpected', params: { action: 'speak' } }, 'Unexpected game error'],
  [{ code: 'already-open', params: { thing: 'door' } }, 'The door is already open.'],
  [
    { code: 'not-enough-items', params: { item: 'plank', needed: 4, have: 1 } },
    'Not enough yet: you need 4 planks and you have 1.',
  ],
  [{ code: 'nothing-to-read' }, 'There is nothing to read here.'],
])('%j', (failure, sentence) => {
  expect(inEnglish(failureMessage(failure))).toBe(sentence);
});
