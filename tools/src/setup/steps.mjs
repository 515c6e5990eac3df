/** @typedef {import('./freshness.mjs').Step} Step */

/** The file with the versions of the build tools. After a change of version, all outputs are out of date. */
const LOCK = 'package-lock.json';

/**
 * The steps before the start of the server or the tests, each after the steps whose output it reads. The longest chain
 * is python, web, pages. Steps that no other step waits for give way to this chain.
 * @type {readonly Step[]}
 */
export const STEPS = [
  {
    name: 'python',
    inputs: ['python-runner/src', 'python-runner/python', 'engine/src', LOCK],
    outputs: ['python-runner/dist/manifest.json'],
    command: ['node', 'python-runner/src/build/build.ts'],
  },
  {
    name: 'art',
    inputs: ['art/src', 'engine/src', LOCK],
    outputs: ['art/dist/atlas.png', 'art/dist/atlas.json', 'art/dist/mark.png', 'art/dist/maps/python.png'],
    command: ['node', 'art/src/atlas/generate.ts'],
  },
  {
    name: 'fonts',
    inputs: ['art/src/fonts', LOCK],
    outputs: ['art/dist/fonts/fonts.css'],
    command: ['node', 'art/src/fonts/cut-fonts.ts'],
  },
  {
    name: 'courses',
    inputs: ['courses', 'engine/src', LOCK],
    outputs: ['courses/dist'],
    command: ['node', 'courses/src/build/build.ts'],
  },
  {
    name: 'translations',
    inputs: ['translations', 'engine/src', LOCK],
    outputs: ['translations/dist'],
    command: ['node', 'translations/src/build/build.ts'],
  },
  {
    name: 'content',
    inputs: [
      'courses',
      'translations',
      'engine/src',
      'tools/src/check-content.ts',
      'tools/src/content',
      LOCK,
    ],
    outputs: [],
    command: ['node', 'tools/src/check-content.ts'],
    after: ['courses', 'translations'],
    givesWay: true,
  },
  {
    name: 'brotli',
    inputs: [
      'python-runner/dist/manifest.json',
      'python-runner/src/build/brotli.ts',
      'python-runner/src/build/compress.ts',
      LOCK,
    ],
    outputs: ['python-runner/dist/compressed.json'],
    command: ['node', 'python-runner/src/build/compress.ts'],
    after: ['python'],
    givesWay: true,
  },
  {
    name: 'pictures',
    inputs: [
      'tools/src/pictures',
      'art/src',
      'art/dist/atlas.json',
      'art/dist/atlas.png',
      'art/dist/atlas-autumn.png',
      'courses/src',
      'courses/dist',
      'engine/src',
      'python-runner/dist/manifest.json',
      LOCK,
    ],
    outputs: ['tools/dist/level-pictures', 'tools/dist/level-pictures/ways.json'],
    command: ['node', 'tools/src/pictures/write-pictures.ts'],
    after: ['art', 'courses', 'python'],
    givesWay: true,
  },
  {
    name: 'web',
    inputs: [
      'web/src',
      'web/index.html',
      'web/vite.config.ts',
      'engine/src',
      'contract/src',
      'courses/src',
      'translations',
      'art/src',
      'art/dist',
      'python-runner/src',
      'python-runner/dist/manifest.json',
      'tsconfig.base.json',
      LOCK,
    ],
    outputs: ['web/dist/index.html'],
    command: ['node', '../node_modules/vite/bin/vite.js', 'build'],
    cwd: 'web',
    after: ['art', 'fonts', 'courses', 'translations', 'python'],
  },
  {
    name: 'pages',
    inputs: [
      'web/dist/index.html',
      'web/src',
      'web/vite.prerender.config.ts',
      'engine/src',
      'contract/src',
      'courses/src',
      'courses/dist',
      'translations',
      'translations/dist',
      'art/dist/atlas.json',
      LOCK,
    ],
    outputs: ['web/dist/pages/pages.json'],
    command: ['node', 'web/src/build/pages/write-pages.ts'],
    after: ['web'],
  },
];
