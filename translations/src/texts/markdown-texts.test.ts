import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { jsonOfTexts } from './json-texts.ts';
import { markdownOfTexts, textsOfMarkdown } from './markdown-texts.ts';
import { parseWordFile, WORDS_ROOT, wordFilesOf } from './word-files.ts';

const CHAPTER = `# Loops

## loops-level1

### name

Around

### hint 1

Look:

\`\`\`python
# ### not a heading
\`\`\`

### code

- walk: walk to the carrot
`;

it('has a key for each text of a chapter', () => {
  expect([...textsOfMarkdown(CHAPTER)]).toEqual([
    ['name', 'Loops'],
    ['loops-level1.name', 'Around'],
    ['loops-level1.hint 1', 'Look:\n\n```python\n# ### not a heading\n```'],
    ['loops-level1.code.walk', 'walk to the carrot'],
  ]);
  expect(markdownOfTexts(textsOfMarkdown(CHAPTER))).toBe(CHAPTER);
});

it('writes every English file with the same texts', () => {
  const changed = wordFilesOf(WORDS_ROOT, 'en').filter((file) => {
    const content = readFileSync(join(WORDS_ROOT, 'en', file), 'utf8');
    const read = parseWordFile(file, content);
    const texts = 'texts' in read ? read.texts : new Map<string, string>();
    if (file.endsWith('.md')) return markdownOfTexts(texts) !== content;
    return texts.size === 0 || !isDeepStrictEqual(parseWordFile(file, jsonOfTexts(texts)), { texts });
  });
  expect(changed).toEqual([]);
});
