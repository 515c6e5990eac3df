import { expect, it } from 'vitest';
import { mendText } from './mend-typography.ts';

it.each([
  ['fr', 'Quoi ? Non! « Oui »', 'Quoi\u202f? Non\u202f! «\u202fOui\u202f»'],
  ['fr', 'Écris : `a: b` et print("a !")', 'Écris\u00a0: `a: b` et print("a !")'],
  ['fr', 'Écris {{line}}: voir https://a.b/?c', 'Écris {{line}}: voir https://a.b/?c'],
  // A text that is right already stays as it is.
  ['fr', '«\u202fOui\u202f» et «\u00a0non\u00a0»', '«\u202fOui\u202f» et «\u202fnon\u202f»'],
  ['zh', '你好,写(三)行. 好!', '你好，写（三）行。好！'],
  ['zh', '写`a, b`:完', '写`a, b`：完'],
  ['ja', 'はい,そう.', 'はい、そう。'],
  ['de', 'Ja , nein', 'Ja , nein'],
])('in %s, %j becomes %j', (locale, before, after) => {
  expect(mendText(locale, before)).toBe(after);
});
