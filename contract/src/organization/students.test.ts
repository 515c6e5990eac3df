import { expect, test } from 'vitest';
import { needsFresh } from '../call.ts';
import {
  organizationBulkCreateStudents,
  organizationStudentUpdate,
  organizationTransferStudents,
} from './students.ts';

const CLASS = '01890000-0000-7000-8000-000000000001';

test.each<[object, boolean]>([
  [{ full_name: 'Ada' }, false],
  [{ class_id: CLASS }, false],
  [{ class_id: null }, true],
  [{ password: 'a new password' }, true],
  [{ assistant_enabled: false }, true],
  [{ assistant_attempt_limit: null }, true],
])('the change %j of a student needs the password again: %s', (body, needed) => {
  expect(needsFresh(organizationStudentUpdate, body)).toBe(needed);
});

test.each<[string | null, boolean]>([
  [CLASS, false],
  [null, true],
])('a move of students to the class %s needs the password again: %s', (class_id, needed) => {
  expect(needsFresh(organizationTransferStudents, { student_ids: [CLASS], class_id })).toBe(needed);
});

test.each([
  [{ username: 'ada' }, true],
  [{ full_name: 'Ada' }, true],
  [{ username: 'ada', full_name: 'Ada' }, true],
  [{}, false],
])('a list with the student %j is accepted: %s', (student, isAccepted) => {
  const { success } = organizationBulkCreateStudents.body.safeParse({ students: [student] });
  expect(success).toBe(isAccepted);
});
