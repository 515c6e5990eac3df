import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sealLanguage } from '../commands/seal-language.ts';
import { exportPo } from './export-po.ts';
import { importPo } from './import-po.ts';

const root = mkdtempSync(join(tmpdir(), 'po-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const exported = () => Buffer.from(exportPo('pl', root)).toString();
/** Translates the entry of a text in a PO file. */
const translated = (content: string, context: string, text: string) =>
  content.replace(new RegExp(`(msgctxt "${context}"\nmsgid [^]*?\nmsgstr )".*?"`), `$1"${text}"`);

write(
  'notes/ui.md',
  '# ui.json\n\n- **Who speaks, to whom:** The site.\n- **Gaps:**\n  - `{{name}}` is a name.\n',
);
write(
  'en/ui.json',
  '{"run": {"hello": "Hello, {{name}}", "stop": "Stop"}, "n_one": "{{count}} step", "n_other": "{{count}} steps"}',
);
write('en/courses/python/intro.md', '# First\n\n## l1\n\n### goal\n\nWalk.\n\n### code\n\n- walk: walk on\n');
write('pl/ui.json', '{"run": {"stop": "Stop"}}');

it('exports each text with its file, its notes and every plural form', () => {
  const content = exported();
  expect(content).toContain(
    [
      '#: translations/en/ui.json',
      '#. Who speaks, to whom: The site.',
      '#. `{{name}}` is a name.',
      'msgctxt "ui.json run.hello"',
      'msgid "Hello, {{name}}"',
      'msgstr ""',
    ].join('\n'),
  );
  expect(content).toContain('#. Plural form: few');
  expect(content).toContain('msgctxt "courses/python/intro.md l1.code.walk"');
  expect(importPo('pl', content, root)).toEqual({ changed: 0, skipped: [] });
});

it('imports translations, in the order of the English texts', () => {
  let content = exported();
  content = translated(content, 'ui.json run.hello', 'Cześć, {{name}}');
  content = translated(content, 'ui.json n_many', '{{count}} kroków');
  content = translated(content, 'courses/python/intro.md l1.code.walk', 'idź dalej');
  expect(importPo('pl', content, root)).toEqual({ changed: 3, skipped: [] });
  expect(JSON.parse(read('pl/ui.json'))).toEqual({
    run: { hello: 'Cześć, {{name}}', stop: 'Stop' },
    n_many: '{{count}} kroków',
  });
  expect(read('pl/courses/python/intro.md')).toContain('- walk: idź dalej\n');
  expect(importPo('pl', exported(), root)).toEqual({ changed: 0, skipped: [] });
});

it('marks a stale text as fuzzy, and skips a translation of an earlier English text', () => {
  sealLanguage('pl', false, root);
  const old = translated(exported(), 'ui.json run.stop', 'Stój');
  write('en/ui.json', read('en/ui.json').replace('"Stop"', '"Halt"'));
  expect(exported()).toContain('#, fuzzy\nmsgctxt "ui.json run.stop"');
  expect(importPo('pl', old, root)).toEqual({
    changed: 0,
    skipped: ['ui.json run.stop: English has changed since the export'],
  });
});

it('refuses another language, and names texts that do not exist', () => {
  expect(() => importPo('de', exported(), root)).toThrow('This file is for the language "pl"');
  const other = `${exported()}\nmsgctxt "ui.json gone"\nmsgid "x"\nmsgstr "y"\n`;
  expect(importPo('pl', other, root).skipped).toEqual(['ui.json gone: is no text of this language']);
});
