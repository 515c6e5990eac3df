import {
  type ConvertCSSVariablesInput,
  convertCssVariables,
  createTheme,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { THEME_VALUES } from '../lib/palette/theme-values.ts';

/** Our colour tokens for Mantine's variables, so that Mantine's components have our colours. */
const OWN: Readonly<Record<string, string>> = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--soft)',
  '--mantine-color-default': 'var(--card)',
  '--mantine-color-default-hover': 'var(--sand)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--border)',
  '--mantine-color-placeholder': 'var(--soft)',
  '--mantine-color-error': 'var(--berry-text)',
  '--mantine-color-anchor': 'var(--meadow-text)',
};

/**
 * Variables that nothing uses: Mantine's other colours, variants of our colours, and headings. A variable stays if
 * another written variable refers to it.
 */
const UNUSED = new RegExp(
  `^--mantine-(?:${[
    'h\\d-',
    'primary-color-\\d',
    'color-(?:red|pink|grape|violet|indigo|blue|cyan|green|lime|yellow|orange|teal)-',
    'color-\\w+-(?:text|light|outline)',
    'color-(?:dark|gray)-filled',
  ].join('|')})`,
);

const READ = /var\((--mantine-[\w-]+)/g;

type Variables = Readonly<Record<string, string>>;

/** The names of the variables to write, including those that their values refer to. */
const namesToWrite = (groups: readonly Variables[]): ReadonlySet<string> => {
  const wanted = new Set<string>();
  const add = (name: string): void => {
    if (wanted.has(name)) return;
    wanted.add(name);
    for (const group of groups) for (const [, read = ''] of (group[name] ?? '').matchAll(READ)) add(read);
  };
  for (const group of groups) for (const name of Object.keys(group)) if (!UNUSED.test(name)) add(name);
  return wanted;
};

/**
 * The text of `ui/mantine-variables.css`. Without this file, MantineProvider would write the variables into each page
 * at run time.
 */
export const mantineVariables = (): string => {
  const { variables, light, dark } = defaultCssVariablesResolver(
    mergeMantineTheme(DEFAULT_THEME, createTheme(THEME_VALUES)),
  );
  const groups = {
    variables,
    light: { ...light, ...OWN, '--mantine-color-scheme': 'light' },
    dark: { ...dark, ...OWN, '--mantine-color-scheme': 'dark' },
  } satisfies ConvertCSSVariablesInput;
  const names = namesToWrite(Object.values(groups));
  const written = (group: Variables): Record<string, string> =>
    Object.fromEntries(Object.entries(group).filter(([name]) => names.has(name)));
  const css = convertCssVariables(
    { variables: written(groups.variables), light: written(groups.light), dark: written(groups.dark) },
    ':root',
  );
  return `/* Written by web/src/build/write-tokens.ts from web/src/lib/palette/theme-values.ts. */\n${css
    .trim()
    .replaceAll(/\n+/g, '\n')
    .replaceAll(/(--mantine-[\w-]+): ?/g, '\n  $1: ')
    .replaceAll(/;\}/g, ';\n}')
    .replaceAll(/ ?\{\n/g, ' {\n')}\n`;
};
