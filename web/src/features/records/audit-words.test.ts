import { AUDIT_ACTIONS } from '@hopcode/contract/audit/audit-log';
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { startEnglish } from '../../ui/testing/english-words.ts';

beforeAll(() => startEnglish('site'));

it.each(AUDIT_ACTIONS)('the log has words for %s', (action) => {
  expect(i18next.exists(`site:log.action.${action}`)).toBe(true);
});
