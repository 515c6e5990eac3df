import { expect, it } from 'vitest';
import { checkLeaving } from './leaving-check.ts';

it.each([
  ['not_satisfied', '', true, {}],
  ['other', 'It is too easy.', true, {}],
  ['other', '  ', true, { feedback: 'missing' }],
  ['', '', true, { reason: 'missing' }],
  ['', 'Words without a reason', true, { reason: 'missing' }],
  ['bored', '', true, { reason: 'invalid' }],
  // A plan is cancelled in two clicks: without a reason.
  ['', '', false, {}],
  ['other', '', false, { feedback: 'missing' }],
])('with the reason “%s” and the words “%s”', (reason, feedback, needsReason, problems) => {
  expect(checkLeaving({ reason, feedback }, needsReason)).toEqual(problems);
});
