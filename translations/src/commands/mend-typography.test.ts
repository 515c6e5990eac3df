import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseWordFile, WORDS_ROOT, wordFilesOf } from '../texts/word-files.ts';
import { mendText } from './mend-typography.ts';

it.each([
  ['fr', 'Quoi ? Non! « Oui »', 'Quoi\u202f? Non\u202f! «\u202fOui\u202f»'],
  ['fr', 'Écris : `a: b` et print("a !")', 'Écris\u00a0: `a: b` et print("a !")'],
  ['fr', 'Écris {{line}}: voir https://a.b/?c', 'Écris {{line}}: voir https://a.b/?c'],
  // Narrow no-break spaces do not change. Wide ones inside quotation marks become narrow.
  ['fr', '«\u202fOui\u202f» et «\u00a0non\u00a0»', '«\u202fOui\u202f» et «\u202fnon\u202f»'],
  // Code in a text without backticks.
  ['fr', 'Écris: def {{name}}({{inputs}}):', 'Écris\u00a0: def {{name}}({{inputs}}):'],
  ['fr', 'Vérifie: if {{name}} is not None:', 'Vérifie\u00a0: if {{name}} is not None:'],
  ['fr', 'Écris elif {{condition}}: ou else:', 'Écris elif {{condition}}: ou else:'],
  ['fr', 'Regarde if. Un exemple: oui', 'Regarde if. Un exemple\u00a0: oui'],
  ['fr', 'Un adjectif: petit', 'Un adjectif\u00a0: petit'],
  ['zh', '写 player.turn_{{side}}() 和 .{{name}}(),好', '写 player.turn_{{side}}() 和 .{{name}}()，好'],
  ['zh', '写 range(len({{list}})) 或 else: 行', '写 range(len({{list}})) 或 else: 行'],
  ['zh', '用 ? 和 : 来选择', '用 ? 和 : 来选择'],
  ['ja', '{{name}}()は、else:だけ,そう.', '{{name}}()は、else:だけ、そう。'],
  ['zh', '你好,写(三)行. 好!', '你好，写（三）行。好！'],
  ['zh', '写`a, b`:完', '写`a, b`：完'],
  ['ja', 'はい,そう.', 'はい、そう。'],
  ['de', 'Ja , nein', 'Ja , nein'],
])('in %s, %j becomes %j', (locale, before, after) => {
  expect(mendText(locale, before)).toBe(after);
});

it.each(['fr', 'zh', 'ja'])('changes nothing in the correct words of %s', (locale) => {
  const changed = wordFilesOf(WORDS_ROOT, locale).flatMap((file) => {
    const read = parseWordFile(file, readFileSync(join(WORDS_ROOT, locale, file), 'utf8'));
    const texts = 'problem' in read ? [[file, read.problem] as const] : [...read.texts];
    return texts.filter(([, text]) => mendText(locale, text) !== text).map(([key]) => `${file}: ${key}`);
  });
  expect(changed).toEqual([]);
});
