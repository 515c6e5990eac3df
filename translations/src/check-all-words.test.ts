import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { compileWords } from './build/compile-words.ts';
import { problemLine } from './build/problem.ts';
import { checkAllWords, foldersWithoutLocale } from './check-all-words.ts';

const ROOT = join(import.meta.dirname, '..');

describe('the words of this package', () => {
  const reports = checkAllWords(ROOT);

  it('have the same structure in every language', () => {
    expect(reports.flatMap((report) => report.problems)).toEqual([]);
  });

  it('are in folders that locales.ts lists', () => {
    expect(foldersWithoutLocale(ROOT)).toEqual([]);
  });

  it('have every plural form in English', () => {
    expect(reports[0]?.missing).toEqual([]);
  });

  it('of the courses compile in every language', () => {
    expect(compileWords(ROOT).problems.map(problemLine)).toEqual([]);
  });
});

describe('checkAllWords', () => {
  const root = mkdtempSync(join(tmpdir(), 'words-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('en/ui.json', '{"run": {"title": "Run"}, "stop": "Stop"}');
  write('en/mail.json', '{"hello": "Hello {{name}}"}');
  write('es/ui.json', '{"run": {"title": "Ejecutar"}}');
  write('en/courses/python/lists.md', '# Lists\n\n## lists-level9\n\n### name\n\nThe best hen\n');
  write('en/guide.json', '{"chapter": {"lists": {"lesson": "Play `The best hen`."}}}');
  write('es/courses/python/lists.md', '# Listas\n\n## lists-level9\n\n### name\n\nLa mejor gallina\n');
  write('es/guide.json', '{"chapter": {"lists": {"lesson": "Jueguen `La mejor gallina`."}}}');
  write('pt/guide.json', '{"chapter": {"lists": {"lesson": "Joguem `A melhor galinha`."}}}');
  write('fr/ui.json', '{"run": 3}');
  write('fr/other.json', '{}');
  write('de/mail.json', '{');
  const reports = new Map(checkAllWords(root).map((report) => [report.locale, report]));

  it('lists what a language still lacks', () => {
    expect(reports.get('es')).toEqual({ locale: 'es', problems: [], missing: ['mail.json', 'ui.json stop'] });
    expect(reports.get('it')).toEqual({
      locale: 'it',
      problems: [],
      missing: ['guide.json', 'mail.json', 'ui.json'],
    });
  });

  it('requires the names that levels have in a language in its guide', () => {
    expect(reports.get('pt')?.problems).toEqual([
      'pt/guide.json chapter.lists.lesson: needs the code `The best hen`',
    ]);
  });

  it('finds a folder that is not in the list of languages', () => {
    write('xx/ui.json', '{}');
    expect(foldersWithoutLocale(root)).toEqual(['xx']);
  });

  it('reports files that are not words', () => {
    expect(reports.get('fr')?.problems).toEqual([
      'fr/other.json: there is no such file in English',
      'fr/ui.json: holds something else than texts in groups',
    ]);
    expect(reports.get('de')?.problems).toEqual([expect.stringContaining('de/mail.json: ')]);
  });
});
