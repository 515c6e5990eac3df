import type { Teacher } from '@hopcode/contract/organization/teachers';

/** What to call a teacher: the full name, else the address. */
export const teacherName = ({ full_name, email }: Pick<Teacher, 'full_name' | 'email'>): string =>
  full_name ?? email ?? '';
