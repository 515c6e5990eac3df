import type { CurrentUser } from '@hopcode/contract/auth/current';
import { roleOf } from '../../lib/account/role.ts';
import { paths } from '../../lib/paths.ts';
import type { Outside, SitePart, SiteParts } from './site-config.ts';

export type Menu = 'header' | 'avatar' | 'sidebar';

/** The viewer of a menu: null for a visitor, undefined while unknown. */
export type Person = CurrentUser | null | undefined;

type Known = (user: CurrentUser) => boolean;
const account =
  (is: Known) =>
  (person: Person): boolean =>
    person ? is(person) : false;

const anyone = (): boolean => true;
const visitor = (person: Person): boolean => person === null;
const user = account(anyone);
const student = account(({ is_student }) => is_student);
const parent = account((known) => roleOf(known) === 'parent');
const admin = account((known) => roleOf(known) === 'admin');
const staff = account((known) => roleOf(known) === 'admin' || roleOf(known) === 'teacher');
const payer = account((known) => roleOf(known) === 'admin' || roleOf(known) === 'parent');
const operator = account((known) => known.operator === true);
const nonStudent = account(({ is_student }) => !is_student);
const outsideSchools = (person: Person): boolean =>
  visitor(person) || account((known) => known.organization_id === null)(person);
/** Accounts with an avatar and a profile that they can change: a parent's player, or a student of a school. */
const ownStudent = account(
  (known) => known.is_student && (roleOf(known) === 'parent' || roleOf(known) === 'pupil'),
);

const studentOf = (person: Person): string => person?.student_id ?? '';
const belongsToSchool = (person: Person): boolean => person !== null && person?.organization_id != null;

type SiteLink = {
  readonly id: string;
  readonly menus: readonly Menu[];
  readonly who: (person: Person) => boolean;
  /** The optional part of the site that the link leads to; undefined for a permanent part. */
  readonly needs?: SitePart;
  /** The address of the link. A link without an address runs an action on the page. */
  readonly to?: (locale: string, person: Person) => string;
  readonly outside?: keyof Outside;
};

/**
 * Every link of the header, the avatar menu and the sidebar, in order. Each link has its audience, and the part of the
 * site that it needs (platform.md section 2). The label of a link is `shell.link.<id>`.
 */
export const SITE_LINKS = [
  {
    id: 'levelCreator',
    menus: ['sidebar'],
    who: anyone,
    needs: 'levelCreator',
    to: (l) => `/${l}/level-creator`,
  },
  { id: 'login', menus: ['sidebar'], who: visitor, to: (l) => paths.login(l) },
  {
    id: 'buyCourse',
    menus: ['sidebar'],
    // A child never sees a price.
    who: (person) => !student(person),
    needs: 'purchase',
    // Schools pay on another page (platform.md section 6, 'Purchase destination').
    to: (l, person) => (belongsToSchool(person) ? paths.schools(l) : paths.purchase(l)),
  },
  { id: 'registerInstitution', menus: ['sidebar'], who: outsideSchools, to: (l) => paths.schools(l) },
  {
    id: 'creativeLevels',
    menus: ['header', 'sidebar'],
    who: anyone,
    needs: 'creativeLevels',
    to: (l) => `/${l}/creative-levels`,
  },
  {
    id: 'challenges',
    menus: ['header', 'sidebar'],
    who: anyone,
    needs: 'challenges',
    to: (l) => paths.challenges(l),
  },
  { id: 'guide', menus: ['header', 'sidebar'], who: anyone, to: (l) => paths.guide(l) },
  { id: 'vote', menus: ['header', 'sidebar'], who: anyone, outside: 'vote' },
  { id: 'contact', menus: ['sidebar'], who: anyone, to: (l) => paths.contact(l) },
  {
    id: 'discord',
    menus: ['sidebar'],
    who: (person) => staff(person) && nonStudent(person),
    outside: 'discord',
  },
  { id: 'impersonate', menus: ['avatar', 'sidebar'], who: operator, to: (l) => paths.impersonate(l) },
  {
    id: 'operatorInbox',
    menus: ['avatar', 'sidebar'],
    who: operator,
    to: (l) => paths.operatorInbox(l),
  },
  {
    id: 'operatorPurchases',
    menus: ['avatar', 'sidebar'],
    who: operator,
    to: (l) => paths.operatorPurchases(l),
  },
  { id: 'operatorReview', menus: ['avatar', 'sidebar'], who: operator, to: (l) => paths.operatorReview(l) },
  { id: 'operatorMail', menus: ['avatar', 'sidebar'], who: operator, to: (l) => paths.operatorMail(l) },
  { id: 'operatorLog', menus: ['avatar', 'sidebar'], who: operator, to: (l) => paths.operatorLog(l) },
  { id: 'chooseStudent', menus: ['avatar'], who: parent },
  { id: 'classes', menus: ['avatar'], who: staff, needs: 'school', to: (l) => paths.classes(l) },
  {
    id: 'schoolStudents',
    menus: ['avatar'],
    who: staff,
    needs: 'school',
    to: (l) => paths.schoolStudents(l),
  },
  {
    id: 'ownStudentPage',
    menus: ['avatar'],
    who: (person) => staff(person) && student(person),
    needs: 'school',
    to: (l, person) => paths.schoolStudent(l, studentOf(person)),
  },
  {
    id: 'schoolReview',
    menus: ['avatar'],
    who: staff,
    needs: 'school',
    to: (l) => paths.schoolReview(l),
  },
  { id: 'organization', menus: ['avatar'], who: admin, needs: 'school', to: (l) => paths.organization(l) },
  { id: 'teachers', menus: ['avatar'], who: admin, needs: 'school', to: (l) => paths.teachers(l) },
  { id: 'students', menus: ['avatar'], who: parent, to: (l) => paths.students(l) },
  { id: 'billing', menus: ['avatar'], who: payer, needs: 'billing', to: (l) => paths.billing(l) },
  { id: 'buyCourse', menus: ['avatar'], who: parent, needs: 'purchase', to: (l) => paths.purchase(l) },
  { id: 'profile', menus: ['avatar'], who: user, to: (l) => paths.profile(l) },
  { id: 'chooseAvatar', menus: ['avatar'], who: ownStudent },
  { id: 'chooseCourse', menus: ['avatar'], who: student },
  { id: 'chooseCourse', menus: ['sidebar'], who: anyone },
  {
    id: 'certificates',
    menus: ['avatar'],
    who: student,
    needs: 'certificates',
    to: (l, person) => `/${l}/certificates/${studentOf(person)}`,
  },
  {
    id: 'badges',
    menus: ['avatar'],
    who: student,
    needs: 'badges',
    to: (l, person) => `/${l}/badges/${studentOf(person)}`,
  },
  { id: 'institutions', menus: ['avatar'], who: nonStudent, to: (l) => paths.schools(l) },
  { id: 'logout', menus: ['avatar'], who: user },
] as const satisfies readonly SiteLink[];

export type LinkId = (typeof SITE_LINKS)[number]['id'];

/** One visible link of a menu. */
export type ShownLink = {
  readonly id: LinkId;
  /** An address on this site. */
  readonly to: string | undefined;
  /** An address on another site. */
  readonly href: string | undefined;
};

type Site = { readonly parts: SiteParts; readonly outside: Outside };

/** Links that run an action on the page if they have no address. */
const HAPPENS_HERE: ReadonlySet<LinkId> = new Set<LinkId>([
  'vote',
  'chooseStudent',
  'chooseAvatar',
  'chooseCourse',
  'logout',
]);

/**
 * The links that a viewer sees in a menu: those for the viewer's role that lead to an existing page or run an action.
 */
export const linksOf = (menu: Menu, person: Person, locale: string, site: Site): readonly ShownLink[] =>
  SITE_LINKS.flatMap((entry) => {
    const link: SiteLink & { readonly id: LinkId } = entry;
    if (!link.menus.includes(menu) || !link.who(person)) return [];
    if (link.needs !== undefined && !site.parts[link.needs]) return [];
    const to = link.to?.(locale, person);
    const href = link.outside === undefined ? undefined : site.outside[link.outside];
    if (to === undefined && href === undefined && !HAPPENS_HERE.has(link.id)) return [];
    return [{ id: link.id, to, href }];
  });
