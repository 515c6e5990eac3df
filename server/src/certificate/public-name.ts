import type { NameForm } from '@hopcode/contract/certificate/certificate';
import { hasContactDetailsInText } from '../creative/contact-details.ts';
import { madeUpName } from '../creative/creator-name.ts';
import { hasUnkindWord } from '../creative/words-screen.ts';

type Named = {
  readonly student_id: string;
  readonly full_name: string | null;
  readonly name_form: NameForm;
  readonly name_locale: string;
};

/** In these scripts the family name comes first, often without a space between the names. */
const FAMILY_FIRST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** The family name also comes first in Vietnamese, and hardly any other language uses these letters. */
const VIETNAMESE = /[ơư\u1EA0-\u1EF9]/iu;
/**
 * A part of a name has only letters, marks, apostrophes, dots and hyphens. A comma would mean that the family name is
 * first.
 */
const NAME_PART = /^\p{L}[\p{L}\p{M}'’.-]*$/u;

const partsOf = (fullName: string | null): string[] =>
  (fullName ?? '').split(/\s+/u).filter((part) => part !== '');

/**
 * The first name and the last name. Undefined if we cannot tell which is which (as in a name of one word), or if
 * strangers may not read the name.
 */
function firstAndLast(fullName: string | null): readonly [string, string] | undefined {
  const name = (fullName ?? '').normalize('NFC');
  if (FAMILY_FIRST.test(name) || VIETNAMESE.test(name)) return undefined;
  if (hasUnkindWord(name) || hasContactDetailsInText(name)) return undefined;
  const parts = partsOf(name);
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined || parts.length < 2) return undefined;
  return parts.every((part) => NAME_PART.test(part)) ? [first, last] : undefined;
}

/** Whether the first name can be shown to strangers: the full name has a first and a last name. */
export const hasFirstName = (fullName: string | null): boolean => firstAndLast(fullName) !== undefined;

/**
 * The name for strangers: the first name with the initial of the last name (`Ada L.`), or a made-up name. The result
 * never contains the whole name or the family name. All readers see the same name: a made-up name is in the language in
 * which the certificate was requested.
 */
export function publicName({
  student_id: id,
  full_name: fullName,
  name_form: form,
  name_locale: locale,
}: Named): string {
  const names = firstAndLast(fullName);
  if (form === 'made_up' || names === undefined) return madeUpName(id, locale);
  const [first, [initial = '']] = names;
  return `${first} ${initial.toLocaleUpperCase(locale)}.`;
}
