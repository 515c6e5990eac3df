import type { CurrentUser } from '@hopcode/contract/auth/current';
import { isPagePath } from '@hopcode/contract/pages';
import { describe, expect, it } from 'vitest';
import { OUTSIDE, type SiteParts, sitePartsOf } from './site-config.ts';
import { linksOf, type Menu, type Person, SITE_LINKS } from './site-links.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const STUDENT = '22222222-2222-4222-8222-222222222222';

const account = (user_type: 0 | 1 | 2, school: boolean, acting: boolean): CurrentUser => ({
  user_id: ID,
  email: null,
  user_details: { user_type },
  is_student: acting,
  student_id: acting ? STUDENT : null,
  organization_id: school ? ID : null,
  last_played: null,
  full_name: null,
  username: null,
  student_details: null,
  class_details: null,
});

const PEOPLE = {
  visitor: null,
  parent: account(0, false, false),
  'parent as student': account(0, false, true),
  pupil: account(0, true, true),
  teacher: account(1, true, false),
  'teacher as student': account(1, true, true),
  admin: account(2, true, false),
  operator: { ...account(0, false, false), operator: true },
} as const satisfies Readonly<Record<string, Person>>;
type Who = keyof typeof PEOPLE;
const ALL_VIEWERS: readonly Who[] = [
  'visitor',
  'parent',
  'parent as student',
  'pupil',
  'teacher',
  'teacher as student',
  'admin',
  'operator',
];
const MENUS: readonly Menu[] = ['header', 'avatar', 'sidebar'];

const everything = (is: boolean): SiteParts => ({
  school: is,
  challenges: is,
  quizzes: is,
  creativeLevels: is,
  levelCreator: is,
  certificates: is,
  badges: is,
  billing: is,
  purchase: is,
});
const ALL = {
  parts: everything(true),
  outside: { vote: 'https://vote.example', discord: 'https://d.example' },
};
const NONE = { parts: everything(false), outside: { vote: undefined, discord: undefined } };

const ids = (menu: Menu, who: Who, site: typeof ALL | typeof NONE) =>
  linksOf(menu, PEOPLE[who], 'en', site)
    .map(({ id }) => id)
    .join(' ');

const STAFF_MENU = 'classes schoolStudents';
const REVIEW = 'schoolReview';
const AS_STUDENT = 'profile chooseAvatar chooseCourse certificates badges';

describe('the avatar menu by role (platform.md section 2)', () => {
  it.each<[Who, string, string]>([
    ['visitor', '', ''],
    [
      'parent',
      'chooseStudent students billing buyCourse profile institutions logout',
      'chooseStudent students profile institutions logout',
    ],
    [
      'parent as student',
      `chooseStudent students billing buyCourse ${AS_STUDENT} logout`,
      'chooseStudent students profile chooseAvatar chooseCourse logout',
    ],
    ['pupil', `${AS_STUDENT} logout`, 'profile chooseAvatar chooseCourse logout'],
    ['teacher', `${STAFF_MENU} ${REVIEW} profile institutions logout`, 'profile institutions logout'],
    [
      'teacher as student',
      `${STAFF_MENU} ownStudentPage ${REVIEW} profile chooseCourse certificates badges logout`,
      'profile chooseCourse logout',
    ],
    [
      'admin',
      `${STAFF_MENU} ${REVIEW} organization teachers billing profile institutions logout`,
      'profile institutions logout',
    ],
    [
      'operator',
      'impersonate operatorInbox operatorPurchases operatorReview operatorMail operatorLog chooseStudent students billing buyCourse profile institutions logout',
      'impersonate operatorInbox operatorPurchases operatorReview operatorMail operatorLog chooseStudent students profile institutions logout',
    ],
  ])('%s: with all optional parts: %s; with none: %s', (who, all, none) => {
    expect([ids('avatar', who, ALL), ids('avatar', who, NONE)]).toEqual([all, none]);
  });
});

describe('the sidebar', () => {
  const THREE = 'creativeLevels challenges guide';
  it.each<[Who, string, string]>([
    [
      'visitor',
      `levelCreator login buyCourse registerInstitution ${THREE} vote contact chooseCourse`,
      'login registerInstitution guide vote contact chooseCourse',
    ],
    [
      'parent',
      `levelCreator buyCourse registerInstitution ${THREE} vote contact chooseCourse`,
      'registerInstitution guide vote contact chooseCourse',
    ],
    ['pupil', `levelCreator ${THREE} vote contact chooseCourse`, 'guide vote contact chooseCourse'],
    [
      'teacher',
      `levelCreator buyCourse ${THREE} vote contact discord chooseCourse`,
      'guide vote contact chooseCourse',
    ],
    [
      'teacher as student',
      `levelCreator ${THREE} vote contact chooseCourse`,
      'guide vote contact chooseCourse',
    ],
    [
      'admin',
      `levelCreator buyCourse ${THREE} vote contact discord chooseCourse`,
      'guide vote contact chooseCourse',
    ],
    [
      'operator',
      `levelCreator buyCourse registerInstitution ${THREE} vote contact impersonate operatorInbox operatorPurchases operatorReview operatorMail operatorLog chooseCourse`,
      'registerInstitution guide vote contact impersonate operatorInbox operatorPurchases operatorReview operatorMail operatorLog chooseCourse',
    ],
  ])('%s: with all optional parts: %s; with none: %s', (who, all, none) => {
    expect([ids('sidebar', who, ALL), ids('sidebar', who, NONE)]).toEqual([all, none]);
  });
});

describe('every link', () => {
  it('in the header is shown to every role', () => {
    for (const who of ALL_VIEWERS) {
      expect(ids('header', who, ALL)).toBe('creativeLevels challenges guide vote');
      expect(ids('header', who, NONE)).toBe('guide vote');
    }
  });

  it.each<[Who, string]>([
    ['parent', '/en/purchase'],
    ['visitor', '/en/purchase'],
    ['teacher', '/en/schools'],
    ['admin', '/en/schools'],
  ])('to buy leads %s to %s', (who, target) => {
    const link = linksOf('sidebar', PEOPLE[who], 'en', ALL).find(({ id }) => id === 'buyCourse');
    expect(link?.to).toBe(target);
  });

  it('is left out if its part is missing, and only then', () => {
    const parts = SITE_LINKS.flatMap((link) => ('needs' in link ? link.needs : []));
    for (const part of parts) {
      const without = { ...ALL, parts: { ...ALL.parts, [part]: false } };
      for (const menu of MENUS)
        for (const person of Object.values(PEOPLE)) {
          const shown = linksOf(menu, person, 'en', without).map(({ id }) => id);
          const expected = linksOf(menu, person, 'en', ALL)
            .map(({ id }) => id)
            .filter(
              (id) => !SITE_LINKS.some((link) => link.id === id && 'needs' in link && link.needs === part),
            );
          expect(shown).toEqual(expected);
        }
    }
  });

  it.each(['off', 'test'] as const)(
    'shown by a site that sells (%s) leads to an existing page',
    (selling) => {
      const targets = Object.values(PEOPLE).flatMap((person) =>
        MENUS.flatMap((menu) =>
          linksOf(menu, person, 'en', { parts: sitePartsOf(selling), outside: OUTSIDE }).flatMap(
            ({ to }) => to ?? [],
          ),
        ),
      );
      const dead = targets.filter((to) => !isPagePath(to.slice('/en/'.length).split('?')[0] ?? ''));
      expect([...new Set(dead)]).toEqual([]);
    },
  );
});
