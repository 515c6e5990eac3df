import { expect, it } from 'vitest';
import { accessWords } from './access-words.ts';

const COURSE = { plan: 'python_course', isOpen: true, student: 'Ada' } as const;
const PLAN = { plan: 'parent', isOpen: true, student: null } as const;

it.each([
  ['a course', COURSE, false, 'Open now: Python for beginners. Student: Ada.'],
  [
    'a course without a student',
    { ...COURSE, student: null },
    false,
    'You bought: Python for beginners. No student has this course yet. Choose the student on the billing page.',
  ],
  [
    'a course that is paid back',
    COURSE,
    true,
    'Closes with this refund: Python for beginners. Student: Ada.',
  ],
  [
    'a course without a student that is paid back',
    { ...COURSE, student: null },
    true,
    'Closes with this refund: Python for beginners.',
  ],
  ['a closed course', { ...COURSE, isOpen: false }, false, 'Closed now: Python for beginners. Student: Ada.'],
  ['a plan', PLAN, false, 'Open now: Family plan. For all your students.'],
  ['a closed plan', { ...PLAN, isOpen: false }, true, 'Closed now: Family plan. For all your students.'],
])('says what is open for whom: %s', (_, access, isClosing, words) => {
  expect(accessWords('en', access, { isClosing }).replaceAll(/[\u2068\u2069]/g, '')).toBe(words);
});

/** Shows FSI and PDI as ⟨ and ⟩, and the mark from right to left as ←. */
const shown = (text: string): string =>
  text.replaceAll('\u2068', '⟨').replaceAll('\u2069', '⟩').replaceAll('\u200f', '←');

it.each([
  ['de', COURSE, 'Jetzt offen: ⟨Python für den Anfang⟩. Kind: ⟨Ada⟩.'],
  ['he', COURSE, 'פתוח עכשיו: ⟨←Python למתחילים⟩. תלמיד: ⟨Ada⟩.'],
  ['ar', { ...COURSE, isOpen: false, student: null }, 'مغلق الآن: ⟨←Python للمبتدئين⟩.'],
  ['he', PLAN, 'פתוח עכשיו: ⟨מסלול משפחתי⟩. לכל התלמידים שלכם.'],
])(
  'in %s a name of a course has the direction of the language, a name of a student its own',
  (language, access, words) => {
    expect(shown(accessWords(language, access))).toBe(words);
  },
);
