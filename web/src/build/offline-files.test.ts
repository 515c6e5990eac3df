import { expect, test } from 'vitest';
import { entryOf, type OfflineBundle, offlineFiles, wordFiles } from './offline-files.ts';

const chunk = (
  fileName: string,
  moduleIds: string[],
  { imports = [], dynamicImports = [], css = [], parts = [] }: Partial<Record<string, string[]>> = {},
) => ({
  type: 'chunk' as const,
  fileName,
  moduleIds,
  imports,
  dynamicImports,
  viteMetadata: { importedCss: new Set(css), importedAssets: new Set(parts) },
});
const asset = (fileName: string) => ({ type: 'asset' as const, fileName });
const BUNDLE: OfflineBundle = Object.fromEntries(
  [
    chunk('assets/index-1.js', ['/web/src/main.ts'], { dynamicImports: ['assets/start-1.js'] }),
    chunk('assets/start-1.js', ['/web/src/app/boot/start.tsx'], {
      imports: ['assets/react-1.js'],
      dynamicImports: ['assets/dialog-1.js', 'assets/pages-1.js', 'assets/ui-en.js', 'assets/ui-he.js'],
      css: ['assets/start-1.css'],
      parts: ['assets/atlas-1.png', 'assets/nunito-vietnamese-1.woff2'],
    }),
    chunk('assets/react-1.js', ['/node_modules/react/index.js']),
    chunk('assets/dialog-1.js', ['/web/src/ui/dialog.tsx'], { imports: ['assets/start-1.js'] }),
    chunk('assets/pages-1.js', ['/web/src/app/routes/pages.tsx'], { dynamicImports: ['assets/login-1.js'] }),
    chunk('assets/login-1.js', ['/web/src/features/account/login-page.tsx']),
    chunk('assets/ui-en.js', ['/translations/en/ui.json']),
    chunk('assets/ui-he.js', ['/translations/he/ui.json']),
    chunk('assets/account-he.js', ['/translations/he/account.json']),
    chunk('assets/profile-he.js', ['/translations/he/profile.json']),
    chunk('assets/feedback-he.js', ['/translations/he/feedback.json']),
    chunk('assets/school-he.js', ['/translations/he/school.json']),
    asset('assets/text-english-1.woff2'),
    asset('assets/unused-1.png'),
  ].map((file) => [file.fileName, file]),
);
const WANTED = { roots: ['src/main.ts'], without: ['src/app/routes/pages.tsx'], fonts: ['text-english'] };

test('the files for offline play are those that the root imports, without other pages, languages and fonts', () => {
  expect(offlineFiles(BUNDLE, WANTED)).toEqual([
    'assets/atlas-1.png',
    'assets/dialog-1.js',
    'assets/index-1.js',
    'assets/react-1.js',
    'assets/start-1.css',
    'assets/start-1.js',
    'assets/text-english-1.woff2',
  ]);
});

test('throws if the build does not contain a root', () => {
  expect(() => offlineFiles(BUNDLE, { ...WANTED, roots: ['src/gone.ts'] })).toThrow('src/gone.ts');
});

test('words of a level and its dialogs are listed by language, without those of other pages', () => {
  expect(wordFiles(BUNDLE)).toEqual({
    en: ['assets/ui-en.js'],
    he: ['assets/account-he.js', 'assets/feedback-he.js', 'assets/profile-he.js', 'assets/ui-he.js'],
  });
});

test('the entry is the script that is not async', () => {
  const html =
    '<script type="module" async crossorigin src="/assets/woken-1.js"></script>' +
    '<script type="module" crossorigin src="/assets/index-1.js"></script>';
  expect(entryOf(html)).toBe('/assets/index-1.js');
  expect(() => entryOf('<p></p>')).toThrow('no script');
});
