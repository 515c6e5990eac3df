import { AUDIT_ACTIONS } from '@hopcode/contract/audit/audit-log';
import { beforeAll, expect, it } from 'vitest';
import { wordStore } from '../../lib/i18n/i18n.ts';
import { startEnglish } from '../../ui/testing/english-words.ts';

beforeAll(() => startEnglish('site'));

it.each(AUDIT_ACTIONS)('the log has words for %s', (action) => {
  expect(wordStore.has(`site:log.action.${action}`)).toBe(true);
});
