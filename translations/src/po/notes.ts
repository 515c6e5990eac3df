import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const GAP = /\{\{\w+\}\}/g;

/** Returns the notes for a text of a file: who speaks, and the meaning of its placeholders. */
export const notesFor = (root: string, file: string): ((english: string) => string) => {
  const name = file.endsWith('.json') && !file.includes('/') ? file.replace('.json', '') : 'courses';
  const path = join(root, 'notes', `${name}.md`);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const voice = lines.filter((line) => line.startsWith('- **W'));
  const gaps = lines.filter((line) => line.startsWith('  - ') && GAP.test(line));
  return (english) => {
    const own = new Set(english.match(GAP) ?? []);
    return [...voice, ...gaps.filter((line) => (line.match(GAP) ?? []).some((gap) => own.has(gap)))]
      .map((line) => line.replace(/^[\s-]+/, '').replaceAll('**', ''))
      .join('\n');
  };
};
