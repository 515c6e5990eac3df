import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyCounts, US_KEY_COUNT } from './layout-tables.ts';
import { repairLayout } from './layouts.ts';

const PROGRAM = 'player.move_forward(2)';

const RECOGNISED: [layout: string, source: string, repaired: string][] = [
  ['russian', 'здфнукюьщму_ащкцфкв(2)', PROGRAM],
  ['russian', 'зкште(1)', 'print(1)'],
  ['russian', 'ащк ш шт кфтпу(3)Ж\n    здфнукюегкт_дуае()', 'for i in range(3):\n    player.turn_left()'],
  ['russian', 'зкште(Эруддщ цщкдвЭ)', 'print("hello world")'],
  ['russian', 'фзздуы = 3\nзкште(фзздуы)', 'apples = 3\nprint(apples)'],
  ['russian', 'зкште(1) № мой код', 'print(1) # мой код'],
  ['russian', 'зкште("привет")', 'print("привет")'],
  [
    'ukrainian',
    'здфнукюьщму_ащкцфкв(2)\nцршду Екгу:\n    зфіі',
    'player.move_forward(2)\nwhile True:\n    pass',
  ],
  ['bulgarian', 'зисхш–1№', 'print(1)'],
  ['bulgarian-phonetic', 'принт(1)', 'print(1)'],
  ['greek', 'πλαυερ.μοωε_φορςαρδ(2)', PROGRAM],
  ['greek', 'πριντ("γεια")', 'print("γεια")'],
  ['hebrew', "פךשטקרץצםהק_כםר'שרג(2)", PROGRAM],
  ['hebrew', "'יןךק True:\n    פרןמא(1)", 'while True:\n    print(1)'],
  ['arabic', 'حمشغثقزةخرث_بخقصشقي(2)', PROGRAM],
  ['arabic', 'حقهىف(1)\nلاقثشن', 'print(1)\nbreak'],
  ['hindi', 'जीगलू(1)', 'print(1)'],
  ['hindi', 'जतोबाी.सदनाःिदीैोी्(2)', PROGRAM],
  ['thai', 'ยพรืะ๖1๗', 'print(1)'],
  ['thai', 'ยสฟัำพใทนอำ๘ดนพไฟพก๖2๗', PROGRAM],
  ['korean', 'ㅔ갸ㅜㅅ(1)', 'print(1)'],
  ['korean', 'ㅔㅣ묟ㄱ.ㅡㅐㅍㄷ_ㄹㅐㄱㅈㅁㄱㅇ(2)', PROGRAM],
  ['korean', '랙 ㅑ ㅑㅜ ㄱ무ㅎㄷ(3):', 'for i in range(3):'],
];

const FINE: [what: string, source: string][] = [
  ['ASCII', 'print("hello")'],
  ['one letter of another alphabet', 'plаyer.turn_left()\nwhilе True:\n    player.spеak("hi")'],
  ['names in Russian', 'цена = 5\nприз = цена * 2'],
  ['names in Greek', 'τιμή = 5'],
  ['names in Korean', '가격 = 5'],
  ['Russian texts and comments', 'print("зкште зкште") # зкште'],
  ['one short name', 'шт = 5'],
  ['emoji', 'x = "🐰"'],
];

describe('repairLayout', () => {
  it.each(RECOGNISED)('%s: %j', (layout, source, repaired) => {
    expect(repairLayout(source)).toEqual({ layout, source: repaired });
  });

  it.each(FINE)('reports no repair for %s', (_what, source) => {
    expect(repairLayout(source)).toBeUndefined();
  });

  it('reports no repair for any ASCII program', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (source) => {
        expect(repairLayout(source)).toBeUndefined();
      }),
    );
  });

  it('never changes a string or a comment', () => {
    const inside = fc
      .string({ unit: fc.constantFrom(...'зкштеэЭ№юЖ лא ㅔ갸'), maxLength: 20 })
      .map((text) => text.replaceAll(/["'\\]/g, ''));
    fc.assert(
      fc.property(inside, (text) => {
        const rest = `"${text}" # ${text}`;
        expect(repairLayout(`зкште(1)\nx = ${rest}`)?.source).toBe(`print(1)\nx = ${rest}`);
      }),
    );
  });
});

describe('layout tables', () => {
  it.each(keyCounts())('%s has as many characters as the US layout', (_name, plain, shift) => {
    expect([plain, shift]).toEqual([US_KEY_COUNT, US_KEY_COUNT]);
  });
});
