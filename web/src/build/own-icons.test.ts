import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LEVEL_ICONS } from './level-icons.ts';
import { MENU_ICONS } from './menu-icons.ts';

const SOURCES = join(import.meta.dirname, '..');
const MENUS = ['app/shell/account-menu.tsx', 'app/shell/sidebar-links.tsx'];

/** The file of each icon, by the icon's name. Some names differ from the file names because they are older. */
const fileOf = new Map(
  [
    ...readFileSync(new URL('../esm/lucide-react.mjs', import.meta.resolve('lucide-react')), 'utf8').matchAll(
      /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g,
    ),
  ].flatMap(([, names = '', file = '']) =>
    [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [name, file]),
  ),
);

const iconsIn = (file: string): string[] =>
  [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/import \{([^}]*)\} from 'lucide-react'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/ as .*/, ''))
    .flatMap((name) => fileOf.get(name) ?? []);

const components = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.tsx'));

/** The icons that appear only in the components for which `isOne` returns true. */
function iconsOnlyIn(isOne: (file: string) => boolean): string[] {
  const elsewhere = new Set(components.filter((file) => !isOne(file)).flatMap(iconsIn));
  expect(elsewhere.size).toBeGreaterThan(0);
  return [...new Set(components.filter(isOne).flatMap(iconsIn))]
    .filter((icon) => !elsewhere.has(icon))
    .sort();
}

test('MENU_ICONS lists the icons that only the menus show', () => {
  expect(iconsOnlyIn((file) => MENUS.includes(file))).toEqual(MENU_ICONS);
});

test('LEVEL_ICONS lists the icons that only levels and the level creator show', () => {
  expect(iconsOnlyIn((file) => /^features\/(play|creator)\//.test(file))).toEqual(LEVEL_ICONS);
});
