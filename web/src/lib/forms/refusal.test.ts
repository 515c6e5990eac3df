import { authSignup } from '@hopcode/contract/auth/signup';
import { ApiError, type FieldIssue, UnexpectedAnswer } from '@hopcode/contract/errors';
import { describe, expect, it } from 'vitest';
import { CookiesBlocked } from './check-cookies.ts';
import { checkFields } from './check-fields.ts';
import { refusalOf } from './refusal.ts';

const refused = (status: number, body: { detail?: string; issues?: FieldIssue[] } = {}) =>
  new ApiError({
    url: '/api/auth/signup',
    status,
    statusText: '',
    body: { statusCode: status, message: '', ...body },
    request: { method: 'POST', url: '/api/auth/signup' },
  });

describe('refusalOf', () => {
  it.each([
    [refused(401, { detail: 'wrong_login' }), 'wrong_login'],
    [refused(401), 'logged_out'],
    [refused(429, { detail: 'too_many_attempts' }), 'too_many_attempts'],
    [refused(429), 'too_many_attempts'],
    [refused(403, { detail: 'students_limit' }), 'students_limit'],
    [refused(400, { detail: 'invalid_token' }), 'invalid_token'],
    [refused(400, { detail: 'anything_else' }), 'unexpected'],
    [refused(500), 'unexpected'],
    [refused(422, { issues: [{ path: 'query.token', message: 'Too big' }] }), 'unexpected'],
    [new UnexpectedAnswer('/api/auth/signup', undefined), 'unexpected'],
    [new CookiesBlocked(), 'cookies_blocked'],
    [new TypeError('Failed to fetch'), 'unreachable'],
  ])('%o is %s', (error, failure) => {
    expect(refusalOf(error, ['email', 'password'])).toEqual({ fields: {}, failure });
  });

  it.each([
    ['body.email', 'email_taken', { email: 'email_taken' }],
    ['body.password', 'common_password', { password: 'common_password' }],
    ['body.email', 'Invalid email address', { email: 'invalid' }],
    ['query.email', 'Invalid email address', { email: 'invalid' }],
  ])('an issue of %s, %j, is shown next to its field', (path, message, fields) => {
    expect(refusalOf(refused(422, { issues: [{ path, message }] }), ['email', 'password'])).toEqual({
      fields,
      failure: undefined,
    });
  });
});

describe('checkFields', () => {
  const right = { email: 'anna@example.org', password: 'a long one' };
  it.each([
    [right, {}],
    [{ ...right, email: '' }, { email: 'missing' }],
    [{ ...right, email: '  ' }, { email: 'missing' }],
    [{ ...right, email: 'anna' }, { email: 'invalid' }],
    [{ ...right, password: 'short' }, { password: 'invalid' }],
    [
      { email: '', password: '' },
      { email: 'missing', password: 'missing' },
    ],
    [{ ...right, username: '<b>' }, { username: 'invalid' }],
    [{ ...right, username: undefined }, {}],
  ])('%o has %o', (values, problems) => {
    expect(checkFields(authSignup.body, values)).toEqual(problems);
  });
});
