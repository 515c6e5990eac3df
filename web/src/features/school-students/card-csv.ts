import type { LoginCard } from '@hopcode/contract/organization/login-cards';
import { csvOf } from '../../lib/csv.ts';
import type { Words } from '../../lib/i18n/use-words.ts';

/** The address on a card that a student can type. It does not contain the secret that the QR code contains. */
export const loginPlaceOf = (address: URL): string => `${address.host}${address.pathname}`;

type Props = {
  readonly cards: readonly LoginCard[];
  readonly passwords: ReadonlyMap<string, string> | undefined;
  readonly school: string;
  readonly t: Words;
};

/** Converts the data on the printed cards to a CSV file, with the words of the page. */
export const cardsAsCsv = ({ cards, passwords, school, t }: Props): string =>
  csvOf([
    [
      t('school:student.fullName'),
      t('school:student.username'),
      ...(passwords ? [t('school:student.password')] : []),
      t('school:cards.pictures'),
      t('school:cards.school'),
      t('school:cards.link'),
    ],
    ...cards.map(({ student_id, full_name, username, pictures, login_url }) => [
      full_name ?? '',
      username,
      ...(passwords ? [passwords.get(student_id) ?? ''] : []),
      pictures.map((picture) => t(`school:cards.picture.${picture}`)).join(' - '),
      school,
      new URL(login_url, location.origin).href,
    ]),
  ]);
