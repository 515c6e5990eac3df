import type { ProgramProblem } from '@hopcode/contract/certificate/certificate';
import { hasContactDetails } from '../creative/contact-details.ts';
import { hasUnkindWordOfAny } from '../creative/words-screen.ts';
import type { CertificateRow } from './certificate-store.ts';
import { hasOwnName } from './own-name.ts';

/** The program that was checked for a level; undefined if the certificate does not contain the level. */
export const programOf = (
  { programs }: Pick<CertificateRow, 'programs'>,
  slug: string,
): string | undefined => (programs !== null && Object.hasOwn(programs, slug) ? programs[slug] : undefined);

/**
 * Why strangers may not see a program: it contains the student's name, contact details or a bad word. Undefined if they
 * may.
 */
export function programProblem(
  code: string,
  student: Parameters<typeof hasOwnName>[1],
  languages: readonly (string | null)[] = [],
): ProgramProblem | undefined {
  if (hasOwnName(code, student)) return 'own_name';
  if (hasContactDetails(code)) return 'contact';
  const known = languages.filter((language) => language !== null);
  return hasUnkindWordOfAny(code, known) ? 'unkind_word' : undefined;
}
