import { join } from 'node:path';
import { APP_SHELL } from '@hopcode/contract/app-shell';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appManifest } from './src/build/app-manifest.ts';
import { brotliFiles } from './src/build/brotli-files.ts';
import { chunkOf } from './src/build/chunk-of.ts';
import { eagerFunctions, firstChunksExist } from './src/build/eager-functions.ts';
import { earlyLinks } from './src/build/early-links.ts';
import { LEVEL_ICONS } from './src/build/level-icons.ts';
import { MENU_ICONS } from './src/build/menu-icons.ts';
import { minifiedScript } from './src/build/minified-script.ts';
import { ALL_PAGES, ENTRY, PAGE_BUDGETS } from './src/build/page-budgets.ts';
import { pageFiles } from './src/build/page-files.ts';
import { pythonBase } from './src/build/python-base.ts';
import { retryLostStyles } from './src/build/retry-lost-styles.ts';
import { serviceWorker } from './src/build/service-worker.ts';
import { withoutJsonSchema } from './src/build/without-json-schema.ts';
import { withoutMantineStyles } from './src/build/without-mantine-styles.ts';
import { withoutRouterFramework } from './src/build/without-router-framework.ts';
import { withoutUnusedZod } from './src/build/without-unused-zod.ts';
import { wordIndexes } from './src/build/word-indexes.ts';
import { chunkNames } from './src/build/words-chunk.ts';
import { LEVEL_PATHS } from './src/lib/level-address.ts';

const SERVER = process.env.HOPCODE_SERVER ?? 'http://localhost:3000';

/** The modules that a page with a level loads immediately. */
const LEVEL_MODULES = ['boot/start-level.ts', 'routes/level-pages.tsx'].map((file) =>
  join(import.meta.dirname, 'src/app', file),
);

/** Modules of libraries that only re-export other modules. */
const BARRELS = /\/(@mantine\/\w+\/esm\/index|lucide-react)\.m?js$/;

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  define: { 'import.meta.env.PYTHON_BASE': JSON.stringify(pythonBase(command)) },
  plugins: [
    react(),
    wordIndexes(),
    withoutJsonSchema(),
    withoutUnusedZod(),
    withoutMantineStyles(),
    withoutRouterFramework(),
    retryLostStyles(),
    earlyLinks({
      // The files that the first screen needs. Each module here stands for the chunk that contains it.
      all: { modules: ['src/app/boot/start.tsx', 'translations/en/ui.json'], fonts: ['text-english'] },
      some: {
        paths: LEVEL_PATHS,
        modules: [
          'src/lib/woken-python.ts',
          'src/app/boot/start-level.ts',
          'src/features/play/editor/python-editor.tsx',
        ],
        fonts: ['code-english'],
      },
    }),
    minifiedScript(),
    firstChunksExist(),
    appManifest(),
    serviceWorker({
      roots: ['src/main.ts', 'src/app/boot/start.tsx'],
      // Leaves out all pages without a level.
      without: ['src/app/routes/pages.tsx'],
      fonts: ['text-english', 'code-english'],
      shell: APP_SHELL,
    }),
    pageFiles({
      ...Object.fromEntries(
        Object.entries(PAGE_BUDGETS).map(([page, { modules }]) => [page, [...ALL_PAGES, ...modules]]),
      ),
      [ENTRY]: ['src/main.ts'],
    }),
    brotliFiles(),
  ],
  server: {
    // The proxy must not change the host of a request, because the server checks that calls come from this host.
    proxy: {
      '/api': { target: SERVER, changeOrigin: false },
      '/py': { target: SERVER, changeOrigin: false },
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Small pictures and fonts stay separate files, because the content policy does not allow fonts in data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        chunkFileNames: chunkNames,
        postBanner: eagerFunctions,
        codeSplitting: {
          // A group contains only the modules that it names, not the modules that these import.
          includeDependenciesRecursively: false,
          groups: [
            // The code that starts Python loads no other code, and the entry must not load the application before it is
            // needed (lib/page-start).
            { name: 'woken-python', test: /\/(woken-python|level-drawn|browser-worker)\.ts$/, priority: 50 },
            {
              name: 'entry',
              test: /\/(level-address|lib\/page-start\/[\w-]+|contract\/src\/level\/challenges|contract\/src\/auth\/signed-in-cookie)\.ts$|preload-helper|rolldown[-/]runtime/,
              priority: 50,
            },
            // Code that only two pages for schools need: they run several queries with one hook.
            {
              name: 'queries',
              test: /@tanstack\/(react-query\/.*\/useQueries|query-core\/.*\/queriesObserver)\.js$/,
              priority: 45,
            },
            { name: 'zod', test: /node_modules\/zod\/|\/src\/lib\/no-eval\.ts$/, priority: 40 },
            // The editor without autocompletion, which is loaded when the editor first gets the focus. The line marks
            // are included, because a tip can add marks later.
            {
              name: 'editor',
              test: /node_modules\/(@codemirror\/(?!autocomplete)|@lezer|@marijn|style-mod|w3c-keyname|crelt)|\/editor\/(?:line-marks|svg-sign)\.ts$/,
              priority: 30,
            },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 20 },
            {
              name: chunkOf({
                name: 'start',
                start: [join(import.meta.dirname, 'src/app/boot/start.tsx')],
                barrels: BARRELS,
              }),
              priority: 10,
            },
            {
              name: chunkOf({
                name: 'play',
                start: LEVEL_MODULES,
                barrels: BARRELS,
                otherPages: ['boot/start.tsx', 'routes/pages.tsx'].map((file) =>
                  join(import.meta.dirname, 'src/app', file),
                ),
                // The level creator also shows levels. If it were not listed here, every page would load the code that
                // the creator and levels share.
                beside: [join(import.meta.dirname, 'src/app/routes/editor-page.tsx')],
              }),
              priority: 9,
            },
            // Small modules that are used by levels and by other pages: one file instead of fifteen.
            {
              name: chunkOf({ name: 'common', start: LEVEL_MODULES, barrels: BARRELS }),
              test: /\/(web\/src\/(ui|lib|app)|contract|courses|@mantine|lucide-react)\//,
              priority: 8,
            },
            // These icons are loaded when a menu is opened.
            {
              name: 'menu-icons',
              test: new RegExp(`lucide-react/dist/esm/icons/(${MENU_ICONS.join('|')})\\.`),
              priority: 6,
            },
            // The icons of the level creator, and of the parts of a level that are loaded later.
            {
              name: 'level-icons',
              test: new RegExp(`lucide-react/dist/esm/icons/(${LEVEL_ICONS.join('|')})\\.`),
              priority: 6,
            },
            // The modules that nearly all pages without a level use. The next three groups are for pages with a form.
            // The result is four files instead of twenty.
            {
              name: 'page-parts',
              test: /\/web\/src\/(ui\/(page-card|done-message|login-elsewhere|face-files)|lib\/account\/(use-logout|leave-to)|app\/shell\/page-message-bar)\.|\/art\/dist\/faces\/|\/contract\/src\/auth\/logout\./,
              priority: 7,
            },
            {
              name: 'forms',
              test: /\/web\/src\/(ui\/(form|needs-scripts)|lib\/forms\/(check-fields|use-form|use-leave-question|use-early-field))\./,
              priority: 7,
            },
            {
              name: 'text-field',
              test: /\/web\/src\/ui\/text-field\.|\/@mantine\/core\/(esm\/components|styles)\/(Input|InputBase|TextInput)[./]/,
              priority: 7,
            },
            {
              name: 'login-parts',
              test: /\/web\/src\/features\/account\/(google-login|guest-only|shared-computer|use-follow-login)\.|\/contract\/src\/auth\/(google|shared-device|second-factor)\./,
              priority: 7,
            },
            // The modules that all pages that sell something use: one file instead of seven.
            {
              name: 'sale-parts',
              test: /\/web\/src\/features\/payment\/(ask-adult|buyer|courses-of|payment-error|payment-failure|plan-price|test-note|use-single-run|payment\.module)\./,
              priority: 7,
            },
            // The remaining icons, which only some pages use. The five excluded icons go into the group `ui-kit`.
            {
              name: 'icons',
              test: /lucide-react\/dist\/esm\/icons\/(?!(eye|eye-off|info|dices|circle-question-mark)\.)/,
              priority: 5,
            },
            // The modules of these libraries that nearly every page uses: one file instead of twenty. The code that
            // keeps the focus inside a dialog is loaded with dialogs.
            {
              name: 'ui-kit',
              test: /node_modules\/(clsx|lucide-react|@mantine\/(hooks(?!\/esm\/use-(focus-trap|focus-return|clipboard|window-event|resize-observer)\/)|core\/esm\/(core|components\/(Button|Loader|Skeleton|Transition|UnstyledButton|VisuallyHidden))))\//,
              priority: 5,
            },
          ],
        },
      },
    },
  },
}));
