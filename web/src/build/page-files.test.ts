import { expect, it } from 'vitest';
import type { Bundle } from './bundle-chunks.ts';
import { filesOfPage, refuseCycles } from './page-files.ts';

const chunk = (fileName: string, module: string, imports: readonly string[], ...styles: string[]) => ({
  type: 'chunk' as const,
  fileName,
  imports,
  moduleIds: [`/web/src/${module}`],
  viteMetadata: { importedCss: new Set(styles) },
});
const BUNDLE: Bundle = {
  'start.js': chunk('start.js', 'start.tsx', ['react.js'], 'start.css'),
  'react.js': chunk('react.js', 'react.js', []),
  'login.js': chunk('login.js', 'login-page.tsx', ['start.js', 'form.js']),
  'form.js': chunk('form.js', 'form.tsx', ['start.js'], 'form.css'),
  'play.js': chunk('play.js', 'play.tsx', ['start.js'], 'play.css'),
  'start.css': { type: 'asset', fileName: 'start.css' },
};

it('lists the scripts and styles of a page once, with what they import', () => {
  const files = filesOfPage(BUNDLE, ['src/start.tsx', 'src/login-page.tsx']);
  expect(files.toSorted()).toEqual(['form.css', 'form.js', 'login.js', 'react.js', 'start.css', 'start.js']);
});

it('throws for a module that the build lacks', () => {
  expect(() => filesOfPage(BUNDLE, ['src/start.tsx', 'src/signup-page.tsx'])).toThrow('signup-page.tsx');
});

it('refuses scripts that import each other', () => {
  expect(() => refuseCycles(BUNDLE)).not.toThrow();
  const cycle = { ...BUNDLE, 'react.js': chunk('react.js', 'react.js', ['form.js']) };
  expect(() => refuseCycles(cycle)).toThrow('start.js -> react.js -> form.js -> start.js');
});
