import { type AuditEntry, SYSTEM_ACTOR } from '@hopcode/contract/audit/audit-log';
import type { Words } from '../../lib/i18n/use-words.ts';

type Person = AuditEntry['actor'];

/** The name of a person, or the beginning of the id where the person is erased. */
export const personName = (t: Words, { id, name }: Person): string =>
  name ?? t('site:log.erasedPerson', { id: id.slice(0, 8) });

/** Who did it: of an operator a school sees no name. */
export function actorName(t: Words, { actor, by_operator }: AuditEntry): string {
  if (actor.id === SYSTEM_ACTOR) return t('site:log.system');
  return by_operator && actor.name === null ? t('site:log.operator') : personName(t, actor);
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '-';

/** Values before and after, as in `3 → 5`, or how many; empty where there are none. */
export function changeText({ details }: AuditEntry): string {
  if (details === null) return '';
  if ('from' in details && 'to' in details) return `${text(details.from)} → ${text(details.to)}`;
  return 'count' in details ? text(details.count) : '';
}
