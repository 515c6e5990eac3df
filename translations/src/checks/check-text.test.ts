import { expect, it } from 'vitest';
import { NOTHING_ALLOWED } from './allowed.ts';
import { checkLanguage } from './check-language.ts';

const messages = (
  locale: string,
  english: string,
  own: string,
  { file = 'site.json', allowed = NOTHING_ALLOWED } = {},
): readonly string[] =>
  checkLanguage(
    locale,
    new Map([[file, new Map([['a.b', english]])]]),
    new Map([[file, { texts: new Map([['a.b', own]]) }]]),
    allowed,
  ).map(({ message }) => message);

const GOOD: readonly (readonly [locale: string, english: string, own: string])[] = [
  ['de', 'Save your code.', 'Speichere deinen Code.'],
  ['de', 'Level', 'Level'],
  ['de', 'He said: "Hello!"', 'Er sagte: „Hallo!“'],
  ['fr', 'What? {{name}}: no!', 'Quoi\u202f? {{name}}\u00a0: non\u202f!'],
  ['fr', 'Write speak("Hello!") at 10:30.', 'Écris speak("Hello!") à 10:30.'],
  ['fr', 'Write: for i in range(3):', 'Écris\u00a0: for i in range(3):'],
  ['es', 'Where is it?', '¿Dónde está?'],
  ['ru', 'Use if and {{name}} in Python.', 'Используй if и {{name}} в Python.'],
  ['he', 'Delete {{name}}?', 'למחוק? ({{name}})'],
  ['ru', 'Press Tab.', 'Нажми Tab.'],
  ['he', 'look() is True.', 'הערך של look() הוא True.'],
  ['ar', 'Where is it?', 'أين هو؟'],
  ['hi', 'Walk 3 steps.', '३ कदम चलो।'],
  ['hi', 'Walk three steps.', '3 कदम चलो।'],
  ['el', 'Where is it?', 'Πού είναι;'],
  ['ja', 'Walk to the X.', 'Xまで歩こう。'],
  ['zh', 'Line {{line}}: write `print()`.', '第{{line}}行：写`print()`。'],
  ['th', 'Save your code.', 'บันทึกโค้ดของคุณ'],
  ['ko', 'Run your program.', '프로그램을 실행해요.'],
  ['vi', 'Save your code.', 'Lưu mã của bạn.'],
  ['tr', 'Save your code.', 'Kodunu kaydet.'],
  ['nl', 'This is your program.', 'Dit is je programma.'],
];

it.each(GOOD)('accepts the %s translation of %j: %j', (locale, english, own) => {
  expect(messages(locale, english, own)).toEqual([]);
});

const WRONG: readonly (readonly [locale: string, english: string, own: string, message: string])[] = [
  ['de', 'Save your code', 'Save your code', 'is the English text'],
  ['de', 'Save your code now', 'Speichere den Code with the mouse', 'has English words: with the'],
  ['de', 'Save it', 'Sichere ес', 'has letters that this language does not write: е с'],
  ['de', 'Save it', 'Sla det på', 'has letters that this language does not write: å'],
  ['ru', 'Save your code', 'Сохрани код now', 'has words in Latin letters: now'],
  ['ru', 'Save your code', 'Збережи код, її', 'has letters of another language: ї'],
  ['uk', 'Save your code', 'Сохраните код, ты', 'has letters of another language: ы'],
  ['el', 'Save your code', 'Сохрани', 'has letters of another script: С о х р а н и'],
  ['el', 'Where is it?', 'Πού είναι?', 'ends a question with ?'],
  ['zh', 'Save your code', '儲存這個程式', 'has letters of another language'],
  ['zh', 'Stop, now!', '停,现在!', 'needs full-width punctuation'],
  ['zh', '{{name}} is here', '{{name}}', 'has no letter of the script'],
  ['ja', 'Save the code of this school', '保存本学校的程序代码和所有学生信息', 'has no kana'],
  ['fr', 'What?', 'Quoi?', 'needs a no-break space'],
  ['fr', 'What?', 'Quoi ?', 'needs a no-break space'],
  ['fr', 'The name "x"', 'Le nom « x »', 'needs a no-break space'],
  ['de', "The name 'x' is new", 'Der Name "x" ist neu', 'has straight quotes'],
  ['de', 'The name "x" is new', 'Der Name “x” ist neu', 'has the quotation marks ”'],
  ['pl', 'The name "x" is new', 'Nazwa „x jest nowa', 'not equally often'],
  ['es', 'Where is it?', 'Dónde está?', 'needs ¿'],
  ['ar', 'Where is it?', 'أين هو?', 'write ؟'],
  ['hi', 'Save your code.', 'अपना कोड सहेजो.', 'write ।'],
  ['it', 'Save the code.', 'Salva il codice', 'needs the sign at its end'],
  ['it', 'Save the code', 'Salva il codice.', 'take out the full stop'],
  ['it', 'Goal:', 'Obiettivo', 'needs a colon'],
  ['it', 'Look at line 4', 'Guarda la riga 5', 'has the number 5'],
  ['it', 'It has 30 tiles', 'Ha caselle', 'does not have the number 30'],
  ['it', 'Run it', 'Esegui il programma che hai scritto', 'is 35 letters wide, and there is room for 19'],
  ['it', 'See <b>this</b>', 'Vedi <b>questo', 'does not close <b>'],
  ['it', 'See https://a.b/c', 'Vedi https://a.b/d', 'needs the addresses https://a.b/c'],
  ['it', 'See `x`', 'Vedi', 'needs the code `x`'],
  ['it', 'See {{x}}', 'Vedi', 'needs the placeholders {{x}}'],
  ['it', 'Save it', 'Salva\u200blo', 'invisible'],
  ['he', 'Save it', 'שמרו \u2066אותו\u2069', 'invisible'],
  ['it', 'Save it', ' Salva', 'has a space at its start or end'],
  ['it', 'Save it', '', 'is empty'],
  ['pt', 'Save the file', 'Salve o ficheiro', 'write "arquivo"'],
  ['no', 'It is not here', 'Det er ikkje her', 'write "ikke"'],
];

it.each(WRONG)('finds the problem in the %s translation of %j: %j', (locale, english, own, message) => {
  expect(messages(locale, english, own).join('\n')).toContain(message);
});

it('finds a long label of the play screen', () => {
  const finding = checkLanguage(
    'de',
    new Map([['ui.json', new Map([['play.run.run', 'Run']])]]),
    new Map([['ui.json', { texts: new Map([['play.run.run', 'Programm starten']]) }]]),
  );
  expect(finding.map(({ message }) => message)).toEqual([
    'is 16 letters wide, and there is room for 14: shorten it',
  ]);
});

it.each([
  ['**Bold** and `x`', 'Fett und `x`', 'has no **bold** words'],
  ['**Bold**', '**Fett', 'has a ** too many or too few'],
  ['Look:\n\n- a\n- b', 'Sieh:\n\n- a', 'needs as many items'],
  ['Look:\n\n```python\nx\n```', 'Sieh:', 'needs as many code fences'],
  ['See `x`', 'Sieh `y`', 'needs the code `x`'],
])('finds the problem in the translation of the Markdown %j: %j', (english, own, message) => {
  expect(messages('de', english, own, { file: 'courses/python/intro.md' }).join('\n')).toContain(message);
});

it('accepts Latin words that are code of an explained error or of the level', () => {
  const error = ['Python has no unless', 'В Python нет слова unless'] as const;
  expect(messages('ru', ...error)).toHaveLength(1);
  expect(messages('ru', ...error, { file: 'python-errors.json' })).toEqual([]);
  const level = (english: string, own: string) =>
    checkLanguage(
      'ru',
      new Map([
        [
          'courses/a/b.md',
          new Map([
            ['l.goal', english],
            ['l.hint 1', 'Use `steps`.'],
          ]),
        ],
      ]),
      new Map([['courses/a/b.md', { texts: new Map([['l.goal', own]]) }]]),
    );
  expect(level('The variable steps is 3.', 'Переменная steps равна 3.')).toEqual([]);
  expect(level('The variable apples is 3.', 'Переменная apples равна 3.')).toHaveLength(1);
});

it('accepts the exceptions in the list of the language', () => {
  const allowed = {
    same: new Set(['Save it']),
    words: new Set(['berta']),
    texts: new Set(['site.json a.b']),
  };
  expect(
    messages('de', 'Save it', 'Save it', { allowed: { ...NOTHING_ALLOWED, same: allowed.same } }),
  ).toEqual([]);
  const berta = ['ru', 'I am Berta', 'Я Berta'] as const;
  expect(messages(...berta)).toHaveLength(1);
  expect(messages(...berta, { allowed: { ...NOTHING_ALLOWED, words: allowed.words } })).toEqual([]);
  expect(messages(...berta, { allowed: { ...NOTHING_ALLOWED, texts: allowed.texts } })).toEqual([]);
});

it('requires every plural form of a text if one form exists', () => {
  const english = new Map([
    [
      'a.json',
      new Map([
        ['n_one', '{{count}} step'],
        ['n_other', '{{count}} steps'],
      ]),
    ],
  ]);
  const own = new Map([
    ['n_one', '{{count}} krok'],
    ['n_other', '{{count}} kroku'],
  ]);
  expect(checkLanguage('pl', english, new Map([['a.json', { texts: own }]]))).toMatchObject([
    { key: 'n_few', message: 'is missing: write every plural form' },
    { key: 'n_many', message: 'is missing: write every plural form' },
  ]);
});

it('finds files and keys that English does not have, and files that cannot be read', () => {
  const texts = new Map([['a', 'x']]);
  const read = new Map([
    ['b.json', { texts }],
    ['c.json', { problem: 'Unexpected end' }],
    ['a.json', { texts: new Map([['b', 'x']]) }],
  ]);
  expect(
    checkLanguage('pl', new Map([['a.json', texts]]), read).map(({ file, message }) => [file, message]),
  ).toEqual([
    ['b.json', 'is not in English: delete the file or correct its name'],
    ['c.json', 'Unexpected end: correct the file'],
    ['a.json', 'is not in English: delete it or correct the key'],
  ]);
});

it('reports a language without words and without rows in the tables of the checks', () => {
  expect(checkLanguage('tlh', new Map([['a.json', new Map([['a', 'One']])]]), new Map())).toEqual(
    [
      'has no words: create the folder translations/tlh',
      'add its letters to LATIN_LETTERS, or its script to SCRIPTS, in translations/src/checks/scripts.ts',
      'add its quotation marks to translations/src/checks/quotation-marks.ts',
    ].map((message) => ({ locale: 'tlh', file: '', key: '', message })),
  );
});
