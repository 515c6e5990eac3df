import { createAccount, type MadeAccount, setPaid } from '../accounts/account-store.ts';
import { hashPassword } from '../accounts/password.ts';
import type { Database } from '../database/database.ts';
import { createClass } from '../organization/class-store.ts';
import { createOrganization, findOrganizationBySlug, makeAdmin } from '../organization/organization-store.ts';
import { createSchoolStudent } from '../organization/school-student-store.ts';
import { replaceClassTeachers } from '../organization/teacher-store.ts';
import type { Content } from '../parts/content.ts';
import { buildDemoCertificate } from './demo-certificate.ts';
import { DEMO_PURCHASES } from './demo-payments.ts';
import { type DemoCourse, moodOf, play } from './demo-play.ts';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'hopcode-demo';

const CHILDREN = [
  'Ada',
  'Bo',
  'Cem',
  'Dee',
  'Eli',
  'Fay',
  'Gus',
  'Hana',
  'Ivo',
  'Jun',
  'Kim',
  'Lou',
] as const;
const FAMILIES = 10;
const LANGUAGE = 'en';

const SCHOOLS = [
  { slug: 'oak-school', name: 'Oak School', classes: ['4a', '4b'], plan: ', paid by code' },
  { slug: 'elm-school', name: 'Elm School', classes: ['Beginners', 'Club'], plan: ', open invoice' },
] as const;

/** A demo login. A login with a `slug` is a login at that school. */
export type DemoLogin = { readonly who: string; readonly slug: string | undefined; readonly name: string };

const staffEmail = (role: string, slug: string): string => `${role}@${slug}.example.com`;
const familyEmail = (number: number): string => `family${number}@example.com`;

/** The accounts in the demo with which people can log in. */
export const DEMO_LOGINS: readonly DemoLogin[] = [
  ...SCHOOLS.flatMap(({ slug, classes, plan }) => [
    { who: `admin${plan}`, slug, name: staffEmail('admin', slug) },
    ...classes.flatMap((className, index) => [
      { who: `teacher of ${className}`, slug, name: staffEmail(`teacher${index + 1}`, slug) },
      { who: `student of ${className}`, slug, name: `${CHILDREN[0]}${index + 1}` },
    ]),
  ]),
  ...Array.from({ length: FAMILIES }, (_, index): DemoLogin => {
    const number = index + 1;
    const plan =
      number === FAMILIES ? 'paid by the operator’s mark, a certificate' : DEMO_PURCHASES[number]?.words;
    const who = `parent of family ${number}${plan === undefined ? '' : `, ${plan}`}`;
    return { who, slug: undefined, name: familyEmail(number) };
  }),
];

/**
 * Creates two schools and ten families. The children have made different progress, and some have stopped making
 * progress. Everything is created in one transaction. Purchases are added later (demo-payments.ts). Returns false when
 * the demo already exists.
 */
export async function buildDemo(db: Database, content: Content, course: DemoCourse): Promise<boolean> {
  if ((await findOrganizationBySlug(db, SCHOOLS[0].slug)) !== undefined) return false;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await db.transaction().execute(async (tx) => {
    for (const school of SCHOOLS) await buildSchool(tx, school, course, passwordHash);
    for (let number = 1; number <= FAMILIES; number += 1) {
      await buildFamily(tx, number, { course, content }, passwordHash);
    }
  });
  return true;
}

async function buildSchool(
  tx: Database,
  { slug, name, classes }: (typeof SCHOOLS)[number],
  course: DemoCourse,
  passwordHash: string,
): Promise<void> {
  const organization = made(await createOrganization(tx, { slug, name }));
  const staff = async (role: string): Promise<MadeAccount> => {
    const account = await createAccount(tx, {
      email: staffEmail(role, slug),
      isConfirmed: true,
      passwordHash,
      fullName: `${role} of ${name}`,
      language: LANGUAGE,
      organizationId: organization.id,
      username: undefined,
    });
    return made(account);
  };
  const admin = await staff('admin');
  await makeAdmin(tx, organization.id, admin.userId);
  for (const [index, className] of classes.entries()) {
    const teacher = await staff(`teacher${index + 1}`);
    const rules = {
      name: className,
      quiz: true,
      no_skip: index === 1,
      unlocked_chapters: null,
      open_courses: [],
      asks_to_join: false,
      approves_creative: false,
      assistant_timing: 'asks' as const,
    };
    const classId = await createClass(tx, organization.id, rules);
    await replaceClassTeachers(tx, organization.id, classId, [teacher.userId]);
    for (const [place, child] of CHILDREN.entries()) {
      const username = `${child}${index + 1}`;
      const student = {
        username,
        fullName: `${child} Demo`,
        character: 'Rabbit',
        language: LANGUAGE,
      } as const;
      const account = made(
        await createSchoolStudent(tx, organization.id, { ...student, classId, passwordHash }),
      );
      const key = { tenantId: organization.id, studentId: account.studentId };
      await play(tx, key, course, place, moodOf(place));
    }
  }
}

async function buildFamily(
  tx: Database,
  number: number,
  { course, content }: { readonly course: DemoCourse; readonly content: Content },
  passwordHash: string,
): Promise<void> {
  const email = familyEmail(number);
  const account = made(
    await createAccount(tx, {
      email,
      isConfirmed: true,
      passwordHash,
      fullName: `Family ${number}`,
      language: LANGUAGE,
      organizationId: null,
      username: CHILDREN[number % CHILDREN.length],
    }),
  );
  const { tenantId, studentId } = account;
  const isLast = number === FAMILIES;
  if (studentId !== null) {
    const student = { tenantId, studentId };
    await play(tx, student, course, number);
    if (isLast) await buildDemoCertificate(tx, content, student, course.id);
  }
  if (isLast) await setPaid(tx, email, true);
}

/** Throws if a part of the demo was not created. The database contained no demo data before, so this would be a bug. */
function made<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('A part of the demo is there already');
  return thing;
}
