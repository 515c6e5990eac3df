import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repairPunctuation } from './repair.ts';

const REPAIRED: [what: string, source: string, repaired: string][] = [
  ['curly double quotes', 'print(“hello”)', 'print("hello")'],
  ['low and high quotes', 'print(„hello“)', 'print("hello")'],
  ['curly single quotes', 'print(‘hello’)', "print('hello')"],
  ['angle quotes', 'print(«hello»)', 'print("hello")'],
  ['French quotes with their spaces', 'print(« Bonjour »)', 'print("Bonjour")'],
  ['French quotes with narrow spaces', 'print(«\u202foui\u00a0»)', 'print("oui")'],
  ['one space only, which is the text', 'print(« »)', 'print(" ")'],
  ['a space at one end, which is the text', 'print(«a »)', 'print("a ")'],
  ['Hebrew quotes', 'print(״שלום״, ׳כן׳)', 'print("שלום", \'כן\')'],
  ['a Hebrew quote inside a word', 'print(״צה״ל״)', 'print("צה״ל")'],
  ['a Hebrew quote without its other one', 'print(״שלום)', 'print(״שלום)'],
  ['corner quotes', 'print(「hello」)', 'print("hello")'],
  ['text inside curly quotes stays', 'print(“a，b – c”)', 'print("a，b – c")'],
  ['full-width signs', 'if x＝＝１：', 'if x==1:'],
  ['full-width brackets and commas', 'print（1，2）', 'print(1,2)'],
  ['full-width letters', 'ｐｒｉｎｔ(1)', 'print(1)'],
  ['Arabic comma and semicolon', 'f(1، 2)؛ g()', 'f(1, 2); g()'],
  ['Arabic digits', 'x = ٣٫٥', 'x = 3.5'],
  ['Persian digits', 'x = ۱۲۳', 'x = 123'],
  ['Devanagari digits', 'x = ४५', 'x = 45'],
  ['Thai digits', 'x = ๖๗', 'x = 67'],
  ['bold mathematical digits', 'x = 𝟏𝟐', 'x = 12'],
  ['no-break spaces', 'x\u00a0=\u00a01', 'x = 1'],
  ['ideographic spaces as indent', 'if x:\n\u3000\u3000y = 1', 'if x:\n  y = 1'],
  ['zero-width signs', 'pr\u200bint(1)\ufeff', 'print(1)'],
  ['dashes', 'x = 5 – 2 − 1', 'x = 5 - 2 - 1'],
  [
    'signs of mathematics',
    'x = 6 × 2 ÷ 3\nif x ≤ 4 and x ≠ 2: ...',
    'x = 6 * 2 / 3\nif x <= 4 and x != 2: ...',
  ],
  ['after a string and a comment', 's = "“”" # “\nprint（1）', 's = "“”" # “\nprint(1)'],
];

const UNTOUCHED: [what: string, source: string][] = [
  ['plain programs', 'for i in range(3):\n    print("hi", i)  # note\n'],
  ['strings', "s = 'a，b' + \"“x”\" + '''，\n（'''"],
  ['strings with escapes', "s = '\\'，' + r'\\\\，'"],
  ['comments', '# “hello”，（）\nx = 1 # ３'],
  ['names in any script', 'цена = 5\n価格 = цена'],
  ['a curly quote that is never closed', 'print(“hello)'],
];

describe('repairPunctuation', () => {
  it.each(REPAIRED)('repairs %s', (_what, source, repaired) => {
    expect(repairPunctuation(source).source).toBe(repaired);
  });

  it.each(UNTOUCHED)('does not change %s', (_what, source) => {
    expect(repairPunctuation(source)).toEqual({ source, repairs: [] });
  });

  it('reports the replacements and their places', () => {
    expect(repairPunctuation('x = 1\n🐰（“a”，\u200b２)').repairs).toEqual([
      { line: 2, column: 3, from: '（', to: '(' },
      { line: 2, column: 4, from: '“', to: '"' },
      { line: 2, column: 6, from: '”', to: '"' },
      { line: 2, column: 7, from: '，', to: ',' },
      { line: 2, column: 8, from: '\u200b', to: '' },
      { line: 2, column: 9, from: '２', to: '2' },
    ]);
  });

  it('does not change an ASCII program', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii', maxLength: 200 }), (source) => {
        expect(repairPunctuation(source)).toEqual({ source, repairs: [] });
      }),
    );
  });

  const inside = fc
    .string({ unit: 'grapheme', maxLength: 30 })
    .map((text) => text.replaceAll(/["'\\\r\n]/g, ''));
  it('never changes a string or a comment', () => {
    fc.assert(
      fc.property(inside, fc.constantFrom('"', "'", '"""', "'''"), (text, quote) => {
        const source = `x，${quote}${text}${quote}\n# ${text}\n`;
        expect(repairPunctuation(source).source).toBe(`x,${quote}${text}${quote}\n# ${text}\n`);
      }),
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'“”‘’（），。 “a"\'#\n３'), maxLength: 40 }),
        (source) => {
          const once = repairPunctuation(source).source;
          fc.pre(!/["'“”‘’]/.test(once));
          expect(repairPunctuation(once).source).toBe(once);
        },
      ),
    );
  });
});
