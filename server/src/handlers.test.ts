import { routes } from '@hopcode/contract/routes';
import { expect, test } from 'vitest';
import { handlers } from './handlers.ts';

test('each call of the contract has exactly one handler, and each handler a call', () => {
  const calls = Object.values(routes);
  const handled = handlers.map((handler) => handler.call);
  expect(calls.filter((call) => !handled.includes(call))).toEqual([]);
  expect(handled.filter((call) => !calls.includes(call))).toEqual([]);
  expect(new Set(handled).size).toBe(handlers.length);
});
