import {
  organizationBulkCreateStudents,
  organizationStudentCreate,
  organizationStudentDelete,
  organizationStudentGet,
  organizationStudents,
  organizationStudentUpdate,
  organizationTransferStudents,
  type SchoolStudent,
} from '@hopcode/contract/organization/students';
import { hasPlacesFor } from '../access/school-plan-store.ts';
import { isCommonPassword } from '../accounts/common-password.ts';
import { hashPassword, hashPasswords } from '../accounts/password.ts';
import { type Act, logActs } from '../audit/audit-store.ts';
import type { Database } from '../database/database.ts';
import { clientGone } from '../http/client-gone.ts';
import { handleForUser } from '../http/handler.ts';
import { type RateLimit, tryOnce } from '../http/limits/rate-limit-store.ts';
import { holds } from '../http/permission.ts';
import { refuse, refuseField, refuseForNow } from '../http/refusal.ts';
import { Rejected, transact } from '../http/transact.ts';
import { hasClass } from '../level/has-class-store.ts';
import { lastPlayedOf } from '../level/last-played-store.ts';
import type { Session } from '../sessions/session-store.ts';
import { deleteSchoolStudent } from './delete-store.ts';
import { mayChangeStudents } from './may-act-store.ts';
import { lockOrganization } from './organization-store.ts';
import {
  changeSchoolStudent,
  createSchoolStudent,
  findSchoolStudent,
  listSchoolStudents,
  lockSchoolStudent,
  movedAct,
  setStudentPassword,
  takenUsernames,
  transferStudents,
} from './school-student-store.ts';
import { chooseUsernames } from './student-names.ts';
import { newStudentPassword } from './student-password.ts';
import { mayChangeClass } from './teacher-store.ts';

/** Whether the caller may put students into a class. The caller may always leave students without a class. */
const mayFill = async (db: Database, session: Session, id: string | null | undefined): Promise<boolean> =>
  id === null ||
  id === undefined ||
  ((await hasClass(db, session.tenantId, id)) && (await mayChangeClass(db, session, id)));

/** Whether a typed password is common. Generated passwords never are. */
const isCommon = (password: string | undefined): boolean =>
  password !== undefined && isCommonPassword(password);

const listHandler = handleForUser(organizationStudents, async ({ session, query, locale }, { db }) => {
  const { class_id: classId, search, page, size } = query;
  return await listSchoolStudents(db, session.tenantId, { classId, search, page, size, locale });
});

const createHandler = handleForUser(organizationStudentCreate, async ({ session, body, locale }, parts) => {
  const { db } = parts;
  if (!(await mayFill(db, session, body.class_id))) return refuse(403);
  if (isCommon(body.password)) return refuseField('body.password', 'common_password');
  const password = body.password ?? newStudentPassword();
  const passwordHash = await hashPassword(password);
  return await db.transaction().execute(async (tx) => {
    await lockOrganization(tx, session.tenantId);
    if (!(await hasPlacesFor({ ...parts, db: tx }, session.tenantId, 1))) return refuse(403, 'school_full');
    const made = await createSchoolStudent(tx, session.tenantId, {
      username: body.username,
      fullName: body.full_name ?? null,
      character: body.character,
      classId: body.class_id,
      passwordHash,
      language: locale,
    });
    if (made === undefined) return refuseField('body.username', 'username_taken');
    const student = await findSchoolStudent(tx, session.tenantId, made.studentId);
    return student === undefined ? refuse(403) : { ...student, password };
  });
});

/** Staff may see and change every student of their school. A student may see and change only their own data. */
const isWithinReach = (session: Session, studentId: string): boolean =>
  session.organizationId !== null && (holds('staff', session) || session.studentId === studentId);

const getHandler = handleForUser(organizationStudentGet, async ({ session, params }, { db }) => {
  if (!isWithinReach(session, params.student_id)) return refuse(403);
  const student = await findSchoolStudent(db, session.tenantId, params.student_id);
  if (student === undefined) return refuse(403);
  const played = await lastPlayedOf(db, { tenantId: session.tenantId, studentId: student.id });
  return { ...student, ...played };
});

const updateHandler = handleForUser(organizationStudentUpdate, async ({ session, params, body }, { db }) => {
  if (!isWithinReach(session, params.student_id)) return refuse(403);
  const { password, ...change } = body;
  const isPictureOnly = Object.entries(body).every(
    ([key, value]) => key === 'character' || value === undefined,
  );
  const isStaff = holds('staff', session);
  if (!isStaff && !isPictureOnly) return refuse(403);
  if (!(await mayFill(db, session, change.class_id))) return refuse(403);

  if (isCommon(password)) return refuseField('body.password', 'common_password');
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  return await transact(db, async (tx) => {
    const before = await lockSchoolStudent(tx, session.tenantId, params.student_id);
    if (before === undefined) return refuse(403);
    if (isStaff && !(await mayChangeStudents(tx, session, [before.id]))) return refuse(403);
    const changed = await changeSchoolStudent(tx, session.tenantId, params.student_id, change);
    // The failed statement has already ended the transaction in the database.
    if (changed === 'username_taken') throw new Rejected(refuseField('body.username', 'username_taken'));
    if (changed === undefined) return refuse(403);
    if (passwordHash !== undefined) await setStudentPassword(tx, session.tenantId, changed.id, passwordHash);
    await logActs(tx, session.tenantId, session, changesOf(before, changed, passwordHash !== undefined));
    return changed;
  });
});

/**
 * The student's own setting, for the audit log. The setting of the class is left out, because the log contains what a
 * person has changed.
 */
const timingOf = ({ assistant_enabled: isEnabled, own_assistant_timing: own }: SchoolStudent) =>
  isEnabled ? (own ?? 'class') : 'off';

/** The audit log entries for a change to a student. */
function changesOf(before: SchoolStudent, after: SchoolStudent, hasNewPassword: boolean): Act[] {
  const { id: targetId, class_id: classId } = before;
  const student = { targetKind: 'student', targetId, classId } as const;
  const limit = {
    enabled: after.assistant_enabled,
    from: before.assistant_attempt_limit,
    to: after.assistant_attempt_limit,
  };
  const timing = { from: timingOf(before), to: timingOf(after) };
  return [
    ...(hasNewPassword ? [{ ...student, action: 'student_password' as const }] : []),
    ...[limit, timing].flatMap((details) =>
      details.from === details.to ? [] : [{ ...student, action: 'assistant_changed' as const, details }],
    ),
    ...(classId === after.class_id ? [] : [movedAct(targetId, classId, after.class_id)]),
  ];
}

const deleteHandler = handleForUser(organizationStudentDelete, async ({ session, params }, { db }) => {
  const deleted = await deleteSchoolStudent(db, session, params.student_id);
  return deleted ? undefined : refuse(403);
});

/** Limit for lists of students that an account adds; a school with 1,000 students needs two lists. */
const LISTS_PER_ACCOUNT: RateLimit = { action: 'student-lists', times: 30, seconds: 60 * 60 };

const bulkHandler = handleForUser(
  organizationBulkCreateStudents,
  async ({ session, body, locale, reply }, parts) => {
    const { db } = parts;
    if (!(await mayFill(db, session, body.class_id))) return refuse(403);
    // This check comes before the passwords are hashed, because hashing takes long.
    if (!(await hasPlacesFor(parts, session.tenantId, body.students.length)))
      return refuse(403, 'school_full');
    if (body.preview) {
      const chosen = chooseUsernames(body.students, await takenUsernames(db, session.tenantId));
      const students = chosen.map((one, index) => ({
        ...one,
        id: null,
        full_name: body.students[index]?.full_name ?? null,
        password: null,
      }));
      return { students };
    }
    const wait = await tryOnce(db, LISTS_PER_ACCOUNT, session.userId);
    if (wait !== undefined) return refuseForNow(wait);
    const passwords = body.students.map(newStudentPassword);
    const list = { owner: session.tenantId, signal: clientGone(reply) };
    const hashes = await hashPasswords(passwords, list);
    if (hashes === undefined) return refuse(408);
    return await transact(db, async (tx) => {
      // With this lock, no other transaction can take a free name until this list is stored.
      await lockOrganization(tx, session.tenantId);
      if (!(await hasPlacesFor({ ...parts, db: tx }, session.tenantId, hashes.length)))
        return refuse(403, 'school_full');
      const chosen = chooseUsernames(body.students, await takenUsernames(tx, session.tenantId));
      const students = [];
      for (const [index, passwordHash] of hashes.entries()) {
        const password = passwords[index] ?? null;
        const { username, renamed } = chosen[index] ?? { username: '', renamed: false };
        const fullName = body.students[index]?.full_name ?? null;
        const made = await createSchoolStudent(tx, session.tenantId, {
          username,
          fullName,
          character: 'Rabbit',
          classId: body.class_id,
          passwordHash,
          language: locale,
        });
        // A student whose username was changed at this moment may have taken the name.
        if (made === undefined)
          throw new Rejected(refuseField(`body.students.${index}.username`, 'username_taken'));
        students.push({ id: made.studentId, username, full_name: fullName, password, renamed });
      }
      return { students };
    });
  },
);

const transferHandler = handleForUser(organizationTransferStudents, async ({ session, body }, { db }) => {
  if (!(await mayFill(db, session, body.class_id))) return refuse(403);
  const transferred = await transferStudents(db, session, body.student_ids, body.class_id);
  return transferred === undefined ? refuse(403) : { transferred };
});

export const schoolStudentHandlers = [
  listHandler,
  createHandler,
  getHandler,
  updateHandler,
  deleteHandler,
  bulkHandler,
  transferHandler,
];
