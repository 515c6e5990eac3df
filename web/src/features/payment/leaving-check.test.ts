import { expect, it } from 'vitest';
import { checkLeaving } from './leaving-check.ts';

it.each([
  ['not_satisfied', '', {}],
  ['other', 'It is too easy.', {}],
  ['other', '  ', { feedback: 'missing' }],
  ['', '', { reason: 'missing' }],
  ['', 'Words without a reason', { reason: 'missing' }],
  ['bored', '', { reason: 'invalid' }],
])('checks the reason “%s” with the text “%s”', (reason, feedback, problems) => {
  expect(checkLeaving({ reason, feedback })).toEqual(problems);
});
