import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { carrotFarm, creativeBody } from '../testing/creative-levels.ts';
import { contactPlace, hasUnkindWord, unkindPlace } from './words-screen.ts';

test.each([
  ['what the fuck', 'en'],
  ['FUCK!', 'he'],
  ['ｆｕｃｋ', 'en'],
  ['son_of_a_bitch = 3', 'en'],
  ['Das ist Scheiße', 'de'],
  ['merde alors', 'fr'],
  ['我操你妈的农场', 'en'],
  ['какая жопа', 'uk'],
  ['rape', 'en'],
  ['씨발 뭐야', 'ko'],
  ['ไอ้เหี้ย', 'th'],
  ['# Scheiße Arschloch', 'en'],
  ['# Scheiße Arschloch', 'he'],
  ['# בן זונה', 'he'],
  ['# בן זונה', 'en'],
  ['merde alors', 'uk'],
  ['kurwa = 3', 'el'],
  ['γαμώτο', 'el'],
  ['їбати', 'uk'],
  ['địt mẹ', 'vi'],
  ['kontol', 'id'],
  ['# f.u.c.k', 'en'],
  ['# f u c k y o u', 'en'],
  ['print("f", "u", "c", "k")', 'en'],
  ['# fu.ck', 'en'],
  ['# f*u*c*k', 'en'],
  ['print("s=h=i=t")', 'en'],
  ['sh1t = 1', 'en'],
  ['# 5h!t', 'en'],
  ['# b1tch', 'he'],
  ['# b-tch', 'en'],
  ['# f*ck', 'en'],
  ['# f**k', 'en'],
  ['# sh*t', 'en'],
  ['# fuuuuck', 'en'],
  ['# f\u200Bu\u200Bc\u200Bk', 'en'],
  ['# f\u0336u\u0336c\u0336k\u0336', 'en'],
  ['# fu\u0441k', 'en'],
  ['# Sch31ße', 'de'],
  ['# ז.ו.נ.ה', 'he'],
  ['shitCount = 3', 'en'],
  ['myFUCKList = []', 'en'],
  ['shit2 = 1', 'en'],
  ['sonOfABitch = 1', 'en'],
  ['# s**t', 'en'],
  ['print("s**t")', 'en'],
  ['# f***', 'en'],
  ['player.speak("f*** you")', 'en'],
  ['# fu ck', 'en'],
  ['# sh it', 'en'],
  ['# the fuc k ing hen', 'en'],
  ['print("сука")', 'en'],
  ['# блять, бля', 'en'],
  ['# चूतिया', 'en'],
  ['# 死ね', 'en'],
  ['fuckyou = 1', 'en'],
  ['# youidiot', 'en'],
  ['print("f" + "uck")', 'en'],
  ['print("fu" "ck")', 'en'],
  [String.raw`print("f\x75ck")`, 'en'],
  ['# kill yourself', 'en'],
  ['# you are an idiot', 'he'],
  ['# you are so stupid', 'en'],
  ['# Nazi', 'de'],
  ['# Heil Hitler', 'en'],
])('refuses %s (%s)', (text, locale) => {
  expect(hasUnkindWord(text, locale)).toBe(true);
});

test.each([
  ['Class assassins of Scunthorpe', 'en'],
  ['The cock and the hen', 'en'],
  ['s = h = i = t = 0', 'en'],
  ['v = f * u * c * k', 'en'],
  ['# 必死に死なない', 'ja'],
  ['# ride a nazarene horse, the stupidity of cats', 'en'],
  ['Bitte sammle 13 Äpfel', 'de'],
  ['Regina, mama, comer, aranha', 'de'],
  ['בוקר טוב, תרנגולת', 'he'],
  ['El asno y el gol', 'en'],
  ['小鸡农场', 'zh'],
  ['Tre rape e un pesce', 'it'],
  ['비밀번호로 알아보지', 'ko'],
  ['player.collect("hoe")', 'en'],
  ['เปิดหีบที่อยู่ห่างจากห่าน', 'th'],
  ['area = width*height - s**t', 'en'],
  ['print(a, b, c, d, e, f, g)', 'en'],
  ['player.speak("I am home")', 'tr'],
  ['for total in range(2, 13):', 'zh'],
  ['x1 = 5e7 + 0xb0b - y_1', 'en'],
  ['player.hit(s1, h1, i1, t1)', 'en'],
  ['lingotto d\u2019oro gold_one', 'it'],
  ['# 1st 2nd 3rd: it is half-full, well-done', 'en'],
  ['classAssembly = titleCount + hitShip', 'en'],
  ['# the pen is red, the player\u2019s hit, as sets', 'en'],
  ['# an **x** and a*b*c, n**2, x***y, f**2', 'en'],
])('accepts %s (%s)', (text, locale) => {
  expect(hasUnkindWord(text, locale)).toBe(false);
});

const FOLDER = join(import.meta.dirname, '../../../translations');
const locales = readdirSync(FOLDER).filter((name) => /^[a-z]{2}$/.test(name));

test.each(locales)('accepts every text of this site: %s', (locale) => {
  const files = readdirSync(join(FOLDER, locale), { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(join(FOLDER, locale, file), 'utf8'));
  // A whole file in one call, because that is faster than line by line.
  const refused = texts
    .filter((text) => hasUnkindWord(text, locale))
    .flatMap((text) => text.split('\n').filter((line) => hasUnkindWord(line, locale)));
  expect(refused).toEqual([]);
});

const speaking = {
  ...carrotFarm(),
  items: [
    {
      action: 'speak' as const,
      type: 'xmark',
      sprite: 'xmark',
      position: [0, 0] as [number, number],
      data: { text: 'fuck' },
    },
  ],
};

const wanting = (variable: string, count: number) => ({
  ...carrotFarm(),
  levelGoals: [{ action: 'assign' as const, variable, depends: { count }, score: 0, maxScore: 1 }],
});

test.each([
  ['body.name', creativeBody({ name: 'fuck you' })],
  ['body.tutorial', creativeBody({ tutorial: 'fuck you' })],
  ['body.code_template', creativeBody({ code_template: '# fuck you' })],
  ['body.farms.1.items', creativeBody({ farms: [carrotFarm(), speaking] })],
  [
    'body.farms.0.levelGoals',
    creativeBody({
      farms: [{ ...carrotFarm(), levelGoals: [{ action: 'speak', data: 'fuck', score: 0, maxScore: 1 }] }],
    }),
  ],
  ['body.farms.0.levelGoals', creativeBody({ farms: [wanting('fuck_you', 1)] })],
  [undefined, creativeBody({ farms: [wanting('sheep_in_barn', 12)] })],
  [undefined, creativeBody()],
])('names the place of the text: %s', (place, body) => {
  expect(unkindPlace(body, 'en')).toBe(place);
});

const saying = (text: string) => ({
  ...carrotFarm(),
  levelGoals: [{ action: 'speak' as const, data: text, score: 0, maxScore: 1 }],
});

test.each([
  ['body.name', creativeBody({ name: 'Call me 054-1234567' })],
  ['body.tutorial', creativeBody({ tutorial: 'call +44 7911 123456' })],
  ['body.tutorial', creativeBody({ tutorial: 'mail kid@example.com' })],
  ['body.tutorial', creativeBody({ tutorial: 'see http://evil.example' })],
  ['body.tutorial', creativeBody({ tutorial: '```\nkid@example.com\n```' })],
  ['body.tutorial', creativeBody({ tutorial: 'I am @zoe_2015' })],
  ['body.code_template', creativeBody({ code_template: '# 054-1234567' })],
  ['body.farms.0.levelGoals', creativeBody({ farms: [saying('add me on Discord')] })],
  ['body.farms.0.levelGoals', creativeBody({ farms: [wanting('call_0170_1234567', 1)] })],
  ['body.farms.0.levelGoals', creativeBody({ farms: [wanting('call', 491_701_234_567)] })],
  [undefined, creativeBody({ farms: [wanting('total', 5_050)] })],
  [undefined, creativeBody({ name: 'Farm 2: 10 20 30' })],
  [undefined, creativeBody({ tutorial: '# Walk\nTake 12 steps.\n```python\n@twice\ndef walk():\n```' })],
  [undefined, creativeBody({ tutorial: 'Write `@twice` above it.' })],
  [undefined, creativeBody({ code_template: 'import player\n@twice\ndef walk():\n    pass' })],
])('names the place that says how to find a child: %s', (place, body) => {
  expect(contactPlace(body)).toBe(place);
});
