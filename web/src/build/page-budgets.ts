import type { PagePath } from '@hopcode/contract/pages';

export type PageBudget = {
  /** The path endings of the modules that the page loads immediately, in addition to those that every page loads. */
  readonly modules: readonly string[];
  /** The maximum size of the page's scripts and styles, in bytes and compressed, as they are sent. */
  readonly budget: number;
};

const words = (file: string): string => `translations/en/${file}.json`;
const ACCOUNT = words('account');
const PROFILE = words('profile');
const feature = (file: string): string => `src/features/${file}-page.tsx`;

/** The modules that every page loads. */
export const ALL_PAGES: readonly string[] = ['src/main.ts', 'src/app/boot/start.tsx', words('ui')];

/**
 * In the list of page files, the name of the files that every page loads first. A page that starts the application on
 * first use at first loads only these files and its own styles.
 */
export const ENTRY = 'entry';

/**
 * The maximum size of the scripts and styles of a text page before its first use. The application starts only when the
 * page is used (decision 60).
 */
export const WORDS_BUDGET = 13_000;

/** The same maximum for a page with a form (decision 63). */
export const FORM_BUDGET = 15_300;

const PAGES = 'src/app/routes/pages.tsx';
const SALE = 'src/app/routes/sale-pages.tsx';
const page = (budget: number, ...modules: readonly string[]): PageBudget => ({
  modules: [PAGES, ...modules],
  budget,
});
const MENU = 'src/app/shell/account-menu.tsx';
const own = (budget: number, ...modules: readonly string[]): PageBudget => page(budget, MENU, ...modules);

/** The pages whose size is checked: every public page, and the first pages in each area of an account (decision 49). */
export const PAGE_BUDGETS = {
  'play/:courseId/:levelSlug': {
    modules: [
      'src/app/boot/start-level.ts',
      'src/app/routes/level-pages.tsx',
      'src/features/play/editor/python-editor.tsx',
      words('engine'),
      words('stage'),
    ],
    budget: 370_000,
  },
  challenges: page(183_000, feature('challenge/challenges'), words('challenge')),
  login: page(196_000, feature('account/login'), ACCOUNT),
  'login/code': page(197_000, feature('account/login-code'), ACCOUNT),
  'login-org': page(199_000, feature('account/login-org'), ACCOUNT),
  signup: page(199_000, feature('account/signup'), ACCOUNT),
  'class-signup': page(206_000, feature('account/class-signup'), words('school'), ACCOUNT, PROFILE),
  'forgot-password': page(194_000, feature('account/forgot-password'), ACCOUNT),
  'reset-password': page(194_000, feature('account/reset-password'), ACCOUNT),
  courses: page(188_000, feature('site/courses'), words('site')),
  'courses/:courseId': page(192_000, feature('course-map/course-map'), words('map')),
  purchase: page(197_000, SALE, feature('payment/purchase'), words('payment'), ACCOUNT),
  checkout: own(207_000, SALE, feature('payment/checkout'), words('payment'), ACCOUNT),
  schools: page(188_000, feature('site/schools'), words('site')),
  contact: page(201_000, feature('contact/contact'), words('site'), ACCOUNT),
  guide: page(198_000, feature('site/guide/guide'), words('guide'), words('guide-page')),
  unsubscribed: page(185_000, feature('site/unsubscribed'), words('site')),
  tos: page(184_000, feature('account/legal'), words('legal')),
  invitations: own(210_000, feature('invitations/invitations')),
  'profile/billing': own(203_000, SALE, feature('payment/billing'), words('payment'), ACCOUNT),
  'profile/details': own(226_000, feature('profile/details'), ACCOUNT, PROFILE),
  'profile/security': own(231_000, feature('profile/security'), words('security'), ACCOUNT),
  'profile/students': own(212_000, feature('profile/students'), PROFILE),
  'quiz/:courseId/:chapterId/question/:questionId': own(312_000, feature('quiz/question'), words('quiz')),
  'organization/classes': own(198_000, feature('school/classes'), words('school')),
  'organization/classes/:classId': own(228_000, 'src/app/routes/class-page.tsx', words('school')),
  'organization/students': own(245_000, feature('school-students/students'), words('school'), ACCOUNT),
  'operator/inbox': own(208_000, feature('operator/inbox'), words('operator'), ACCOUNT),
  'operator/mail': own(224_000, feature('operator/mail'), words('operator'), ACCOUNT),
  'organization/plan': own(210_000, feature('school-plan/plan'), words('plan'), ACCOUNT),
  'organization/levels': own(213_000, feature('review/review'), words('review')),
  'operator/purchases': own(227_000, feature('sales/purchases'), words('sales'), ACCOUNT),
  'operator/licences': own(226_000, feature('sales/licences'), words('sales'), ACCOUNT),
} as const satisfies Readonly<Partial<Record<PagePath, PageBudget>>>;
