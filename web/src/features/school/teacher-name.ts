import type { Teacher } from '@hopcode/contract/organization/teachers';

/** The name that the page shows for a teacher: the full name, otherwise the email address. */
export const teacherName = ({ full_name, email }: Pick<Teacher, 'full_name' | 'email'>): string =>
  full_name ?? email ?? '';
