import { ApiError } from '@hopcode/contract/errors';
import { expect, it } from 'vitest';
import { mayPass, saveFailureOf } from './save-failure.ts';

const refusal = (status: number, body: object = {}): ApiError =>
  new ApiError({
    url: '/api/level/creative/maze',
    status,
    statusText: '',
    body: { statusCode: status, message: 'Refused', ...body },
    request: { method: 'PUT', url: '/api/level/creative/maze' },
  });

it.each([
  [new TypeError('Failed to fetch'), 'offline', true],
  [new Error('an answer of another shape'), 'unexpected', true],
  [refusal(500), 'unexpected', true],
  [refusal(401), 'logged_out', true],
  [refusal(429), 'too_many_attempts', true],
  [refusal(409, { detail: 'level_changed' }), 'level_changed', false],
  [refusal(404, { detail: 'unknown_level' }), 'unknown_level', false],
  [refusal(503, { detail: 'check_busy' }), 'check_busy', false],
  [refusal(429, { detail: 'too_many_checks' }), 'too_many_checks', false],
  [refusal(422, { issues: [{ path: 'body.name', message: 'unkind_word' }] }), 'unkind_word', false],
  [refusal(422, { issues: [{ path: 'body.tutorial', message: 'contact' }] }), 'contact', false],
])('%s is %s, and the same save may succeed later: %s', (error, code, passes) => {
  const failure = saveFailureOf(error);
  expect([failure.code, mayPass(failure)]).toEqual([code, passes]);
});
