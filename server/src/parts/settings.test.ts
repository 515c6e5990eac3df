import { expect, test } from 'vitest';
import { parseSettings } from './settings.ts';

test('default settings', () => {
  expect(parseSettings({ PORT: '', HOME: '/root' })).toEqual({
    ok: true,
    settings: {
      isProduction: false,
      port: 3000,
      host: '0.0.0.0',
      databaseUrl: undefined,
      databaseConnections: 10,
      dataFolder: undefined,
      coursesFolder: undefined,
      translationsFolder: undefined,
      publicUrl: undefined,
      smtp: undefined,
      operator: { email: undefined, password: undefined },
      operatorSecondFactor: 'advised',
      google: undefined,
      levelsNotReady: [],
      retentionMonths: 24,
      selling: 'test',
      paddle: undefined,
      records: false,
      dailyLimits: { visitor: { attempts: 10, tips: 5 }, loggedIn: { attempts: 30, tips: 20 } },
      logLevel: 'warn',
      drainSeconds: 1,
      serviceWorker: true,
      trustedProxies: [],
    },
  });
});

test('all settings', () => {
  const parsed = parseSettings({
    NODE_ENV: 'production',
    PORT: '80',
    HOST: '::1',
    DATABASE_URL: 'postgres://a:b@db/hop',
    DATABASE_CONNECTIONS: '40',
    DATA_DIR: '/data',
    COURSES_DIR: '/courses',
    TRANSLATIONS_DIR: '/translations',
    ATTEMPTS_ANONYMOUS: 'unlimited',
    ATTEMPTS_LOGGED_IN: '100',
    TIPS_ANONYMOUS: '0',
    TIPS_LOGGED_IN: 'unlimited',
    LEVELS_NOT_READY: 'exceptions-level6, serialization-level3,',
    RETENTION_MONTHS: 'off',
    PUBLIC_URL: 'https://hop.test/',
    SMTP_URL: 'smtp://user:pw@mail.test:587',
    OPERATOR_EMAIL: 'op@hop.test',
    OPERATOR_PASSWORD: 'long enough',
    OPERATOR_SECOND_FACTOR: 'required',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    TRUST_PROXY: '10.0.0.1, 10.0.0.2',
  });
  expect(parsed).toMatchObject({
    settings: {
      isProduction: true,
      port: 80,
      host: '::1',
      databaseUrl: 'postgres://a:b@db/hop',
      operatorSecondFactor: 'required',
      databaseConnections: 40,
      dataFolder: '/data',
      coursesFolder: '/courses',
      translationsFolder: '/translations',
      dailyLimits: { visitor: { attempts: null, tips: 0 }, loggedIn: { attempts: 100, tips: null } },
      levelsNotReady: ['exceptions-level6', 'serialization-level3'],
      retentionMonths: null,
      publicUrl: 'https://hop.test',
      smtp: { url: 'smtp://user:pw@mail.test:587', from: 'Hopcode <hopcode@hop.test>' },
      operator: { email: 'op@hop.test', password: 'long enough' },
      google: { issuer: 'https://accounts.google.com', clientId: 'id', clientSecret: 'secret' },
      logLevel: 'info',
      trustedProxies: ['10.0.0.1', '10.0.0.2'],
    },
  });
});

const PRICES =
  'python_course=pri_1,advanced_python_course=pri_2,parent=pri_3,small_school=pri_4,large_school=pri_5,' +
  'parent_without_trial=pri_6,small_school_without_trial=pri_7,large_school_without_trial=pri_8';

test('the settings of Paddle', () => {
  const parsed = parseSettings({
    SELLING: 'paddle',
    PADDLE_API_KEY: 'pdl_1',
    PADDLE_ENVIRONMENT: 'sandbox',
    PADDLE_WEBHOOK_SECRETS: 'new, old',
    PADDLE_CLIENT_TOKEN: 'test_1',
    PADDLE_PRICES: PRICES,
  });
  expect(parsed).toMatchObject({
    settings: {
      selling: 'paddle',
      paddle: {
        apiKey: 'pdl_1',
        environment: 'sandbox',
        webhookSecrets: ['new', 'old'],
        clientToken: 'test_1',
        prices: { python_course: 'pri_1', large_school: 'pri_5' },
      },
    },
  });
});

const PADDLE = { PADDLE_API_KEY: 'pdl_1', PADDLE_WEBHOOK_SECRETS: 'new', PADDLE_PRICES: PRICES };

test.each([
  [{}, 'test'],
  [PADDLE, 'test'],
  [{ SELLING: 'off' }, 'off'],
  [{ NODE_ENV: 'test' }, 'test'],
  [{ NODE_ENV: 'production' }, 'off'],
  [{ NODE_ENV: 'production', PADDLE_API_KEY: 'pdl_1', PADDLE_PRICES: PRICES }, 'off'],
  [{ NODE_ENV: 'production', ...PADDLE }, 'paddle'],
  [{ NODE_ENV: 'production', ...PADDLE, SELLING: 'off' }, 'off'],
  [{ NODE_ENV: 'production', SELLING: 'test' }, 'test'],
])('%o sells: %s', (environment, selling) => {
  expect(parseSettings(environment)).toMatchObject({ settings: { selling } });
});

const FIVE_PRICES = PRICES.replace(/,parent_without_trial.*/, '');
const withoutTrial = (plan: string): string =>
  `PADDLE_PRICES.${plan}_without_trial: is missing: expected pri_..., the price of ${plan} without a trial`;

test.each([
  [FIVE_PRICES, ['parent', 'small_school', 'large_school'].map(withoutTrial)],
  [`${FIVE_PRICES},parent_without_trial=pri_6`, ['small_school', 'large_school'].map(withoutTrial)],
  [PRICES.replace('parent=pri_3,', ''), ['PADDLE_PRICES.parent: is missing: expected pri_...']],
  [PRICES.replace('pri_1', '1'), ['PADDLE_PRICES.python_course: expected pri_...']],
  [PRICES.replace('pri_1', ''), ['PADDLE_PRICES.python_course: expected pri_...']],
  [PRICES.replace('pri_6', 'pri_3'), ['PADDLE_PRICES.parent_without_trial: is the price of parent, too']],
  [`${PRICES},parent=pri_3`, ['PADDLE_PRICES.parent: is there twice']],
  [`${PRICES},family=pri_9`, ['PADDLE_PRICES.family: is not the name of a price']],
  [PRICES.replaceAll(',', ' , '), []],
])('the problems of the prices %s', (prices, problems) => {
  const parsed = parseSettings({ ...PADDLE, SELLING: 'paddle', PADDLE_PRICES: prices });
  expect(parsed.ok ? [] : parsed.problems).toEqual(problems);
});

test('Paddle needs a key, a secret and prices', () => {
  const parsed = parseSettings({ SELLING: 'paddle' });
  expect(parsed).toEqual({
    ok: false,
    problems: ['PADDLE_API_KEY', 'PADDLE_WEBHOOK_SECRETS', 'PADDLE_PRICES'].map((name) =>
      expect.stringContaining(name),
    ),
  });
});

test.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://db/hop' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'db' }, 'DATABASE_URL'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ LEVELS_NOT_READY: 'exceptions level6' }, 'LEVELS_NOT_READY.*'],
  [{ RETENTION_MONTHS: '5' }, 'RETENTION_MONTHS'],
  [{ RETENTION_MONTHS: '24.5' }, 'RETENTION_MONTHS'],
  [{ RETENTION_MONTHS: 'never' }, 'RETENTION_MONTHS'],
  [{ OPERATOR_PASSWORD: 'brief' }, 'OPERATOR_PASSWORD'],
  [{ PADDLE_CLIENT_TOKEN: 'pdl_1' }, 'PADDLE_CLIENT_TOKEN'],
  [{ PADDLE_ENVIRONMENT: 'paddle' }, 'PADDLE_ENVIRONMENT'],
  [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET'],
  [{ GOOGLE_CLIENT_SECRET: 'secret' }, 'GOOGLE_CLIENT_ID'],
])('%o is a problem of %s', (environment, name) => {
  const parsed = parseSettings(environment);
  expect(parsed).toEqual({ ok: false, problems: [expect.stringMatching(new RegExp(`^${name}: `))] });
});
