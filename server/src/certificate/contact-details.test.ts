import { loadCatalogue } from '@hopcode/courses/catalogue';
import { loadCourseWords } from '@hopcode/translations/course-words';
import { LOCALES } from '@hopcode/translations/locales';
import { expect, test } from 'vitest';
import { hasContactDetails } from '../creative/contact-details.ts';
import { hasUnkindWord } from '../creative/words-screen.ts';
import { createContent } from '../parts/content.ts';
import { programProblem } from './shown-program.ts';

test.each([
  '# call me at +49 170 1234567',
  '# 050-123-4567',
  '# 06 12 34 56 78',
  '# 512 345 678',
  'player.write("0501234567")',
  'phone = 491701234567',
  'phone_491701234567 = 1',
  '# ٠٥٠١٢٣٤٥٦٧',
  '# ０５０ー1234567',
  '# mail me: kid.name@example.com',
  '# kid (at) example (dot) com',
  '# anna at example dot com',
  'print("anna at example dot com")',
  'print("0176"+"12345"+"67")',
  '# 12 34 56 78 90',
  'n = [0, 1, 7, 6, 1, 2, 3, 4, 5, 6]',
  '# https://example.com/kid',
  '# www.kid.example',
  '# look at zoekid.de',
  '# my insta: https://instagram.com/zoekid',
  'my_insta = 1',
  '# discord: zoekid#1234 snap: zoe_kid',
  '# zoekid#1234',
  '# snap: zoe_kid',
  '# write to @zoekid',
  'print("@zoe_kid")',
  '# I live at 12 Baker Street, London, come visit me',
  '# 12 baker st',
  '# 12b Old Mill Road',
  '# Hauptstraße 12, Berlin',
  '# Hauptstr. 12',
  '# 5 rue de la Paix',
  '# rue de la Paix 5',
  '# calle Mayor 7',
  '# ул. Ленина 5',
  '# רחוב הרצל 12',
  '# אני גרה בחיפה, הטלפון שלי',
  '# شارع الملك فهد 12',
  '# 我住在北京',
  '# インスタ zoe',
  '# мой телефон',
  '# meine Adresse: Berlin',
  '# Am Bach 3, 70173 Stuttgart',
  '# An der Mühle 12',
  '# Goethestr 4',
  '# Kirchweg 7',
  '# via Roma 10',
  '# 東京都渋谷区1-2-3',
  '# 大手町1丁目',
  '# 中央5番',
  '# P.O. Box 55',
  '# Postfach 1234',
  '# SW1A 1AA',
  'print("M1 1AE")',
  'street = "Oak Street"\nnumber = 12',
  'player.speak("t.me/kid2010")',
  'player.speak("bit.ly/abc")',
  '# youtu.be/abc',
  '# x.com/kid',
  '# g.co/x',
  '# write me on telegram',
  'print("my whats app")',
  '# d i s c o r d',
  '# s.n.a.p.c.h.a.t',
  'print("disc" + "ord")',
  'print("\\x64iscord")',
  '# example dot com',
  '# example . com',
  '# мойсайт.рф',
  '# דוגמה.ישראל',
  '# מוצא אותי בטלגרם',
  '# אני באינסטגרם',
  '# інстаграм',
  '# я в телеграме',
  '# psn kid2010',
  '# xbox: kid2010',
  '# my snap zoe_kid',
  '# my steam name is kid',
])('%s says how to find the child', (code) => {
  expect(hasContactDetails(code)).toBe(true);
});

test.each([
  'import player\nplayer.move_forward(3)',
  '# walk 5 steps to the road, then 12 tiles down the lane',
  'total = 1000000 + 10_000_000',
  'print(1, 2, 3, 4, 5, 6, 7, 8)',
  '# 10 20 30 40 50',
  'pi = 3.14159265',
  '# pi is 3.14159265',
  'pi = (3.14159265)  # (3.14159265)',
  'day = "2026-11-27"',
  '# 2026-11-27 10:30',
  'print("100 200 300 400")',
  '# look at the hens, dot by dot',
  '# 27.11.2026',
  'x = 100 - 250 - 3000 - 400',
  '@property\ndef size(self):\n    return 3  # see @staticmethod',
  'player.speak("Good morning.I am a hen")',
  'data.com = 1',
  '# der Weg 12 Schritte',
  '# street 3 has hens',
  'hens["street"] = 12',
  '# am Ende 3 Schritte, am X 2 Schritte',
  '# an der Ecke 2 Mal drehen',
  '# via the road 10 steps',
  '# tile b1 2nd and a1 3rd',
  '# Umweg 3 Schritte, newstr 3',
  '# 5番目',
  'print("A1 B2 C3")',
  'digits = "0123456789"',
  'b = 0b10101010',
  'bits = "10110010"',
  'x = "101010101010"',
  'x = 0xDEADBEEF + 0o12345671 + 0x12345678',
  'print(18446744073709551616, 4294967296, 65536, 2147483647)',
  'speed = 299792458',
  'mod = 1000000007',
  'x = 12345678',
  '# a second has 31536000 / 365 / 24, and a day has 86400',
  '# half of it is 1.5/2, and a.b/c is a part',
  '# connect dot to dot: the dot comes last . come on',
  '# my xbox is red, the steam train 12 too',
  'player.speak("Snap! The 3 twigs broke")',
  '# un point de plus, punto de partida',
])('%s says nothing about the child', (code) => {
  expect(hasContactDetails(code)).toBe(false);
});

test.each(['a', 'ab-', 'a.', '1 '])('the longest program of %j is checked without a delay', (piece) => {
  const code = `# ${piece.repeat(100_000 / piece.length)}`;
  expect([hasContactDetails(code), hasUnkindWord(code)]).toEqual([false, false]);
});

const content = createContent(loadCatalogue(), loadCourseWords());
const NO_CHILD = { full_name: null, username: '' };

const isRefused = (code: string, locale: string): boolean =>
  programProblem(code, NO_CHILD, [locale]) !== undefined;

test.each(LOCALES.map(({ code }) => code))('every program of the courses can be shown: %s', (locale) => {
  const codes = ['python', 'advanced-python'].flatMap((course) =>
    (content.course(course, locale)?.chapters ?? [])
      .flatMap(({ levels }) => levels)
      .flatMap(({ slug }) => [
        content.solution(course, slug, locale) ?? '',
        content.level(course, slug, locale)?.codeTemplate ?? '',
      ]),
  );
  // All codes in one call, because that is faster than one by one.
  expect(isRefused(codes.join('\n'), locale) ? codes.filter((code) => isRefused(code, locale)) : []).toEqual(
    [],
  );
});
