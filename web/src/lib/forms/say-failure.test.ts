import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { startEnglish } from '../../ui/testing/english-words.ts';
import type { FailureCode } from './refusal.ts';
import { sayFailure } from './say-failure.ts';

beforeAll(() => startEnglish());

it.each<[FailureCode, string]>([
  ['unreachable', 'We cannot reach the server.'],
  ['logged_out', 'You are no longer logged in.'],
  ['unexpected', 'Something went wrong.'],
  ['wrong_login', 'These login details do not match.'],
])('says %s', (failure, words) => {
  expect(sayFailure(failure, (key) => i18next.t(key))).toContain(words);
});
