import { NIGHT_CHANGES, SCHEMES } from '../lib/palette/tokens.ts';

/** A CSS rule for a selector, with one variable for each colour. */
const rule = (selector: string, scheme: 'light' | 'dark', colors: Readonly<Record<string, string>>): string =>
  [
    `${selector} {`,
    `  color-scheme: ${scheme};`,
    ...Object.entries(colors).map(([name, color]) => `  --${name}: ${color};`),
    ...(scheme === 'light'
      ? ['  --picture-dim: none;']
      : ['  --picture-dim: brightness(0.9) saturate(0.97);']),
    '}',
  ].join('\n');

/**
 * The text of `ui/tokens.css`: every colour of the palette as a CSS variable, for the light and the dark colour scheme.
 */
export const tokensCss =
  (): string => `/* Written by web/src/build/write-tokens.ts from web/src/lib/palette. */
${rule(':root', 'light', SCHEMES.day)}

${rule(':root[data-mantine-color-scheme="dark"]', 'dark', NIGHT_CHANGES)}

/* The background must not flash before the application has set the colour scheme. */
@media (prefers-color-scheme: dark) {
  :root:not([data-mantine-color-scheme]) body {
    background: ${SCHEMES.night.paper};
    color: ${SCHEMES.night.ink};
  }
}
`;
