import { expect, test } from 'vitest';
import { MAIL_TEMPLATES } from './mail-words.ts';
import { readMail, writeMail } from './write-mail.ts';

const stored = {
  id: '0b0d8d5c-2f5f-4d0f-8f35-9f0a1b2c3d4e',
  recipient: 'ada@home.test',
  locale: 'en',
  template: 'invite_teacher',
  words: {
    school: 'Oak <School> & "Co"',
    count: '3',
    code: '123456',
    date: '1 May 2026',
    level: 'My farm',
    number: 'INV-2026-0001',
    amount: '$39',
    price: '$9',
  },
  subject: null,
  path: '/en/signup?token=a&b=c',
  state: 'waiting',
  created_at: new Date(0),
} as const;
const SITE = 'https://hop.test';

test.each(MAIL_TEMPLATES)('%s has a page and a text with all its words and its address', async (template) => {
  const mail = await writeMail({ ...stored, template }, SITE);
  expect(mail?.text).not.toContain('{{');
  expect(mail?.html).not.toContain('{{');
  expect(mail?.subject.length).toBeGreaterThan(5);
  expect(mail?.text).toContain('https://hop.test/');
  expect(mail?.html).not.toMatch(/(src|@import|url\()=?["']?https?:/);
});

/** Shows FSI and PDI as ⟨ and ⟩. */
const shown = (text: string | undefined): string | undefined =>
  text?.replaceAll('\u2068', '⟨').replaceAll('\u2069', '⟩');

test.each([
  ['invite_teacher', 'he', { school: 'בית־ספר Oak (2)' }, 'הזמנה ל־Hopcode מאת ⟨בית־ספר Oak (2)⟩'],
  ['new_teacher', 'he', { school: 'Oak (ה׳2)' }, 'החשבון שלכם בבית הספר: ⟨Oak (ה׳2)⟩'],
  ['invite_account', 'he', { school: 'Oak!' }, 'הזמנה מאת ⟨Oak!⟩'],
  ['invite_unconfirmed', 'he', { school: 'Oak!' }, 'הזמנה מאת ⟨Oak!⟩'],
  ['plan_ends', 'he', { school: 'Oak!', date: '1 במאי 2026' }, 'המסלול של ⟨Oak!⟩ מסתיים ב־1 במאי 2026'],
  ['plan_renews', 'he', { school: 'Oak!', date: '1 במאי 2026' }, 'המסלול של ⟨Oak!⟩ מתחדש ב־1 במאי 2026'],
  ['licence_ended', 'he', { school: 'Oak!' }, 'המסלול של ⟨Oak!⟩ הסתיים'],
  ['licence_code', 'he', { school: 'Oak!' }, 'קוד הרישיון שלכם בשביל ⟨Oak!⟩'],
  ['order_placed', 'he', { school: 'Oak!', number: '⟨INV-1⟩' }, 'הזמנת מסלול מאת ⟨Oak!⟩: ⟨INV-1⟩'],
  ['school_begun', 'he', { school: 'Oak!' }, 'אתם עכשיו המנהל של בית ספר: ⟨Oak!⟩'],
  ['level_taken_down', 'he', { level: 'My farm!' }, 'הסרנו שלב: ⟨My farm!⟩'],
  ['level_taken_down', 'en', { level: 'החווה שלי!' }, 'We took down a level: ⟨החווה שלי!⟩'],
])('a name that people gave has its own direction: %s in %s', (template, locale, words, subject) => {
  expect(shown(readMail({ ...stored, template, locale, words }, SITE)?.subject)).toBe(subject);
});

test('the reason for a refusal has its own text direction', () => {
  const mail = readMail(
    { ...stored, template: 'refund_refused', locale: 'he', words: { reason: 'All done (10).' } },
    SITE,
  );
  expect(shown(mail?.text)).toContain('הסיבה: ⟨All done (10).⟩');
});

test('names are escaped as text', async () => {
  const mail = await writeMail(stored, SITE);
  expect(mail?.subject).toBe('\u2068Oak <School> & "Co"\u2069 invites you to Hopcode');
  expect(mail?.html).toContain('Oak &lt;School&gt; &amp; &quot;Co&quot;');
  expect(mail?.text).toContain('https://hop.test/en/signup?token=a&b=c');
  expect(mail?.html).toContain('href="https://hop.test/en/signup?token=a&amp;b=c"');
});

test('a right-to-left language is laid out from right to left; missing words are in English', async () => {
  const mail = await writeMail({ ...stored, locale: 'he' }, SITE);
  expect(mail?.html).toMatch(/<html lang="he" dir="rtl"/);
  // The layout sets each part's direction again.
  expect(new Set(mail?.html.match(/direction:\s*\w+/g))).toEqual(new Set(['direction:rtl']));
  expect(mail?.html).toContain('<span dir="ltr">https://hop.test/en/signup?token=a&amp;b=c</span>');
  expect(mail?.text).toContain('https://hop.test/en/signup');
});

test.each([
  // Anyone can cause these emails by typing a stranger's address.
  ['confirm_email', /If it was not you/],
  ['reset_password', /If it was not you/],
  ['invite_teacher', /If it was not you/],
  ['new_email', /If it was not you/],
  // These are sent because there is an account, so it would be wrong to say that the reader can ignore them.
  ['plan_ends', /because you have an account/],
  ['plan_renews', /because you have an account/],
  ['order_placed', /because you have an account/],
  ['invoice_overdue', /because you have an account/],
  ['licence_ended', /because you have an account/],
  ['school_begun', /because you have an account/],
  ['refund_refused', /because you have an account/],
  ['password_changed', /because you have an account/],
  ['retention_school', /because you have an account/],
  ['new_levels', /because you have an account/],
])('says why it comes: %s', (template, why) => {
  expect(readMail({ ...stored, template }, SITE)?.text).toMatch(why);
});

test('only news can be refused, and its links use the counting address', () => {
  expect(readMail(stored, SITE)?.unsubscribe).toBeUndefined();
  const news = readMail({ ...stored, template: 'new_levels', subject: 'Hello', path: '/en/' }, SITE);
  expect(news).toMatchObject({
    subject: 'Hello',
    unsubscribe: `https://hop.test/api/user/unsubscribe/${stored.id}`,
  });
  expect(news?.text).toContain(`https://hop.test/api/user/open/${stored.id}?redirect_url=%2Fen%2F`);
});

test('a template of another version is undefined', async () => {
  expect(await writeMail({ ...stored, template: 'gone' }, SITE)).toBeUndefined();
});
