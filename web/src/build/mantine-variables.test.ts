import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mantineVariables } from './mantine-variables.ts';
import { variablesOf } from './style-colors.ts';

const SRC = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(path, 'utf8');
const written = read(join(SRC, 'ui/mantine-variables.css'));
const sources = globSync('**/*.{css,ts,tsx}', { cwd: SRC })
  .filter((file) => !/^build|\.test\./.test(file))
  .map((file) => ({ file, text: read(join(SRC, file)) }));

it('mantine-variables.css matches the theme: if not, run node web/src/build/write-tokens.ts', () => {
  expect(written).toBe(mantineVariables());
});

it('has every variable that our styles or the styles of used components read', () => {
  const { resolve } = createRequire(import.meta.url);
  const imported = sources.flatMap(({ text }) =>
    Array.from(text.matchAll(/["'](@mantine\/core\/styles\/[\w.]+\.css)["']/g), ([, style = '']) =>
      read(resolve(style)),
    ),
  );
  expect(imported.length).toBeGreaterThan(7);
  // Each component has its own variables for its colour and size.
  const names = [...imported, ...sources.map(({ text }) => text)].flatMap(variablesOf);
  const missing = names.filter((name) => name.startsWith('mantine-') && !written.includes(`--${name}:`));
  expect([...new Set(missing)]).toEqual([]);
});

it('no page uses a class of Mantine for window widths or colour schemes', () => {
  const users = sources.filter(({ text }) => /\b(visibleFrom|hiddenFrom|lightHidden|darkHidden)=/.test(text));
  expect(users.map(({ file }) => file)).toEqual([]);
});
