import { SYSTEM_ACTOR } from '@hopcode/contract/audit/audit-log';
import { isolateDirection } from '@hopcode/translations/isolate-direction';
import { eraseAccount, eraseFamily } from '../accounts/erase-store.ts';
import { mailAccount } from '../accounts/mail-account.ts';
import { logActs } from '../audit/audit-store.ts';
import { againAfterDeadlock } from '../database/after-deadlock.ts';
import type { Database } from '../database/database.ts';
import { findOperators } from '../feedback/inbox-store.ts';
import type { MailQueue } from '../mail/send-mail.ts';
import { findAdmins } from '../organization/admins-store.ts';
import { findOrganization, lockOrganization } from '../organization/organization-store.ts';
import {
  deleteCountersOf,
  familiesToDelete,
  familiesToNotify,
  lockFamilyToDelete,
  lockStudentsToDelete,
  NOTICE_DAYS,
  NOTICES,
  type NoticedClass,
  schoolsToDeleteFrom,
  schoolsToNotify,
  takeFamilyNotice,
  takeSchoolNotices,
} from './retention-store.ts';

const SYSTEM = { userId: SYSTEM_ACTOR, impersonatorId: null };
const DAY_MS = 24 * 60 * 60 * 1000;
/** Maximum number of students of a school that one transaction deletes. */
const BATCH = 50;
/** Maximum number of classes that an email lists. */
const NAMED_CLASSES = 20;

export type RetentionParts = {
  readonly db: Database;
  readonly mail: MailQueue;
  /** Number of months without a login after which an account is deleted. */
  readonly months: number;
};

/** The result of a run: how many students of schools and how many accounts of families it notified and deleted. */
export type RetentionCounts = {
  readonly familiesNotified: number;
  readonly familiesDeleted: number;
  readonly studentsNotified: number;
  readonly studentsDeleted: number;
};

/**
 * Sends the notices that are due, and deletes the accounts whose notice is 30 days old (docs/decisions/0036). Each
 * notice and each deletion is a separate transaction, which checks again whether it is due. So a run can be stopped, be
 * repeated, and take place in two processes simultaneously.
 */
export async function applyRetention(parts: RetentionParts): Promise<RetentionCounts> {
  const { db, months } = parts;
  return {
    familiesDeleted: await sumOf(await familiesToDelete(db, months), (id) => deleteFamily(parts, id)),
    studentsDeleted: await sumOf(await schoolsToDeleteFrom(db, months), (id) => deleteStudents(parts, id)),
    familiesNotified: await sumOf(await familiesToNotify(db, months), (id) => notifyFamily(parts, id)),
    studentsNotified: await sumOf(await schoolsToNotify(db, months), (id) => notifySchool(parts, id)),
  };
}

async function sumOf(ids: readonly string[], act: (id: string) => Promise<number>): Promise<number> {
  let total = 0;
  for (const id of ids) total += await act(id);
  return total;
}

/** The day of the deletion in the usual form of a language. */
const deletionDay = (language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.now() + NOTICE_DAYS * DAY_MS,
  );

async function notifyFamily({ db, mail, months }: RetentionParts, userId: string): Promise<number> {
  return await db.transaction().execute(async (tx) => {
    const receiver = await takeFamilyNotice(tx, months, userId);
    if (receiver === undefined) return 0;
    await mailAccount({ mail }, tx, receiver, {
      template: NOTICES.family,
      locale: 'en',
      words: { date: deletionDay(receiver.language ?? 'en') },
      path: (language) => `/${language}/login`,
    });
    return 1;
  });
}

async function notifySchool({ db, mail, months }: RetentionParts, id: string): Promise<number> {
  return await db.transaction().execute(async (tx) => {
    await lockOrganization(tx, id);
    const school = await findOrganization(tx, id);
    const classes = await takeSchoolNotices(tx, months, id);
    const count = classes.reduce((total, { students }) => total + students, 0);
    if (school === undefined || count === 0) return 0;
    const admins = await findAdmins(tx, id);
    // If the school has no admins, the operators get the email, which is still stored in the school's tenant.
    const receivers =
      admins.length > 0 ? admins : (await findOperators(tx)).map((one) => ({ ...one, tenantId: id }));
    for (const receiver of receivers) {
      await mailAccount({ mail }, tx, receiver, {
        template: NOTICES.school,
        locale: 'en',
        words: {
          school: school.name,
          count: String(count),
          classes: classesInWords(classes),
          date: deletionDay(receiver.language ?? 'en'),
        },
        path: (language) => `/${language}/organization/students`,
      });
    }
    const target = { targetKind: 'organization', targetId: id } as const;
    await logActs(tx, id, SYSTEM, [{ action: 'retention_notice', ...target, details: { count } }]);
    return count;
  });
}

/** The classes as a text such as `4a (12), 4b (3), - (1)`. The dash stands for students without a class. */
function classesInWords(classes: readonly NoticedClass[]): string {
  const named = classes
    .slice(0, NAMED_CLASSES)
    .map(({ name, students }) => `${name === null ? '-' : isolateDirection(name)} (${students})`);
  return [...named, ...(classes.length > NAMED_CLASSES ? ['...'] : [])].join(', ');
}

async function deleteFamily({ db, months }: RetentionParts, userId: string): Promise<number> {
  const remove = async (tx: Database): Promise<number> => {
    const owner = await lockFamilyToDelete(tx, months, userId);
    if (owner === undefined) return 0;
    await eraseFamily(tx, owner, SYSTEM, 'retention_deleted');
    return 1;
  };
  // The students may save something while this runs, which can cause a deadlock.
  return await againAfterDeadlock(() => db.transaction().execute(remove));
}

async function deleteStudents({ db, months }: RetentionParts, id: string): Promise<number> {
  const remove = async (tx: Database): Promise<number> => {
    const accounts = await lockStudentsToDelete(tx, months, id, BATCH);
    if (accounts.length === 0) return 0;
    const userIds = accounts.map(({ userId }) => userId);
    await deleteCountersOf(tx, id, userIds);
    for (const account of accounts) await eraseAccount(tx, account);
    const target = { targetKind: 'organization', targetId: id } as const;
    const details = { count: accounts.length };
    await logActs(tx, id, SYSTEM, [{ action: 'retention_deleted', ...target, details }]);
    return accounts.length;
  };
  let total = 0;
  for (;;) {
    const deleted = await againAfterDeadlock(() => db.transaction().execute(remove));
    total += deleted;
    if (deleted < BATCH) return total;
  }
}
