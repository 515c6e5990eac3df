import type { NameForm } from '@hopcode/contract/certificate/certificate';
import { madeUpName } from '../creative/creator-name.ts';

type Named = {
  readonly student_id: string;
  readonly full_name: string | null;
  readonly name_form: NameForm;
};

const partsOf = (fullName: string | null): string[] =>
  (fullName ?? '').split(/\s+/u).filter((part) => part !== '');

/** Whether a first name can be shown: the full name has one. */
export const hasFirstName = (fullName: string | null): boolean => partsOf(fullName).length > 0;

/** The name for strangers: the first name with the initial of the last one (`Ada L.`), or a made-up name. */
export function publicName(
  { student_id: id, full_name: fullName, name_form: form }: Named,
  locale: string,
): string {
  const [first, ...others] = partsOf(fullName);
  if (form === 'made_up' || first === undefined) return madeUpName(id, locale);
  const initial = [...(others.at(-1) ?? '')][0];
  return initial === undefined ? first : `${first} ${initial.toLocaleUpperCase(locale)}.`;
}

/** Shortest part of a name that a program may not have: shorter ones are parts of many words. */
const SHORTEST_NAME = 3;

/** Whether a program has a part of a student's own name. */
export function hasOwnName(
  code: string,
  { full_name: fullName, username }: { readonly full_name: string | null; readonly username: string },
): boolean {
  const words = new Set(code.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u));
  const names = [...partsOf(fullName), ...partsOf(username)].map((name) => name.toLowerCase());
  return names.some((name) => [...name].length >= SHORTEST_NAME && words.has(name));
}
