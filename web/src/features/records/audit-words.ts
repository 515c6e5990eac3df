import type { AuditEntry } from '@hopcode/contract/audit/audit-log';
import type { Words } from '../../lib/i18n/use-words.ts';

type Person = AuditEntry['actor'];

/** The name of a person, or the beginning of the id where the person is erased. */
export const personName = (t: Words, { id, name }: Person): string =>
  name ?? t('site:log.erasedPerson', { id: id.slice(0, 8) });

/** Who did it: of an operator a school sees no name. */
export const actorName = (t: Words, { actor, by_operator }: AuditEntry): string =>
  by_operator && actor.name === null ? t('site:log.operator') : personName(t, actor);

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '-';

/** Values before and after, as in `3 → 5`; empty where there are none. */
export const changeText = ({ details }: AuditEntry): string =>
  details !== null && 'from' in details && 'to' in details
    ? `${text(details.from)} → ${text(details.to)}`
    : '';
