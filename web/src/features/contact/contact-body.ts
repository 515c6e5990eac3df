import type { ContactKind } from '@hopcode/contract/feedback/contact';

export type ContactValues = {
  name: string;
  email: string;
  school: string;
  students: string;
  country: string;
  message: string;
  /** A hidden field. People do not see it, but bots fill it. */
  reference: string;
};

/**
 * The request body of the form. Empty fields are left out. The number of students may have Arabic or Persian digits.
 */
export const contactBody = (kind: ContactKind, values: ContactValues) => {
  const { name, email, school, students, country, message, reference } = values;
  const isSchool = kind === 'school';
  return {
    kind,
    name,
    email,
    school: isSchool ? given(school) : undefined,
    students: isSchool ? numberIn(students) : undefined,
    country: isSchool ? given(country) : undefined,
    message: given(message),
    reference: given(reference),
  };
};

const given = (text: string): string | undefined => (text.trim() === '' ? undefined : text);

/** Arabic and Persian keyboards type these digits instead of Latin ones. */
const numberIn = (text: string): number | undefined => {
  const latin = text.trim().replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
  if (latin === '') return undefined;
  return /^\d+$/.test(latin) ? Number(latin) : Number.NaN;
};
