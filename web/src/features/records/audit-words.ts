import { type AuditEntry, SYSTEM_ACTOR } from '@hopcode/contract/audit/audit-log';
import type { Words } from '../../lib/i18n/use-words.ts';

type Person = AuditEntry['actor'];

/** The name of a person. For a deleted person, a text with the start of the id. */
export const personName = (t: Words, { id, name }: Person): string =>
  name ?? t('site:log.erasedPerson', { id: id.slice(0, 8) });

/** The name of the person who acted. A school does not see the name of an operator. */
export function actorName(t: Words, { actor, by_operator }: AuditEntry): string {
  if (actor.id === SYSTEM_ACTOR) return t('site:log.system');
  return by_operator && actor.name === null ? t('site:log.operator') : personName(t, actor);
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '-';

/** The old and the new value, as in `3 → 5`, or a count. Empty if the entry has neither. */
export function changeText({ details }: AuditEntry): string {
  if (details === null) return '';
  if ('from' in details && 'to' in details) return `${text(details.from)} → ${text(details.to)}`;
  return 'count' in details ? text(details.count) : '';
}
