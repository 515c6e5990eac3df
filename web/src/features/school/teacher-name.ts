import type { Teacher } from '@hopcode/contract/organization/teachers';

/** The name of a teacher that the page shows: the full name, otherwise the email address. */
export const teacherName = ({ full_name, email }: Pick<Teacher, 'full_name' | 'email'>): string =>
  full_name ?? email ?? '';
