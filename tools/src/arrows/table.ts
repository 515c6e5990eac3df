/**
 * The import rules: for each package, the packages that it may import. Every package must be listed here. A layer may
 * import only lower layers, and the parts of some layers may not import each other.
 */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  art: ['engine'],
  courses: ['engine'],
  translations: ['engine'],
  contract: ['engine', 'art', 'courses', 'translations'],
  'python-runner': ['engine', 'art', 'courses', 'translations'],
  server: ['engine', 'art', 'courses', 'translations', 'contract', 'python-runner'],
  web: ['engine', 'art', 'courses', 'translations', 'contract', 'python-runner'],
  e2e: ['engine', 'art', 'courses', 'translations', 'contract', 'python-runner', 'server', 'web'],
  benchmarks: [
    'engine',
    'art',
    'courses',
    'translations',
    'contract',
    'python-runner',
    'server',
    'web',
    'e2e',
  ],
  tools: ['engine', 'art', 'courses', 'translations', 'contract', 'python-runner', 'server', 'web', 'e2e'],
};

/** A layer inside a package, and the layers that it may import. */
export type Floor = {
  readonly name: string;
  /**
   * The contents of the layer: folders and files below `src`; the longest matching path wins. `''` means the files
   * directly in `src`, `*` every folder that is in no other layer.
   */
  readonly paths: readonly string[];
  readonly below: readonly string[];
  /**
   * Set if the units of a layer may not import each other. The number says how many parts of the path below `src` name
   * a unit: 2 for `src/features/<unit>`.
   */
  readonly alone?: number;
};

/** The layers below all areas of the server. */
const SERVER_BASE = ['http', 'sessions', 'parts', 'ports', 'database'];

/** The areas of the server, the highest first, each with the other areas that it may import (decision 45). */
const SERVER_AREAS: Readonly<Record<string, readonly string[]>> = {
  payment: ['access', 'accounts', 'audit', 'feedback', 'organization', 'profile'],
  auth: ['access', 'accounts', 'audit', 'level', 'organization', 'user'],
  licence: ['access', 'accounts', 'audit', 'feedback', 'organization'],
  deleted: ['access', 'accounts', 'archive', 'audit', 'organization', 'profile'],
  retention: ['accounts', 'audit', 'feedback', 'organization'],
  profile: ['accounts', 'archive', 'audit', 'level', 'organization'],
  pages: ['organization'],
  certificate: ['accounts', 'audit', 'creative', 'level'],
  organization: ['access', 'accounts', 'archive', 'audit', 'creative', 'level', 'quiz'],
  quiz: ['access', 'level'],
  assistant: ['audit', 'level'],
  level: ['access', 'badge', 'creative'],
  creative: ['accounts', 'audit'],
  recording: ['accounts'],
  user: ['accounts'],
  feedback: ['accounts'],
  accounts: ['audit'],
  access: [],
  badge: [],
  archive: [],
  audit: [],
};

const areaFloors = (): Floor[] =>
  Object.entries(SERVER_AREAS).map(([name, below]) => ({
    name,
    paths: [name],
    below: [...below, ...SERVER_BASE],
  }));

/**
 * The layers of each package that has layers, the highest first. Tests, and helpers for tests, may import every layer
 * of their package.
 */
export const FLOORS: Readonly<Record<string, readonly Floor[]>> = {
  engine: [
    {
      name: 'runs',
      paths: ['', 'formats/timeline.ts'],
      below: ['goals', 'commands', 'world', 'things', 'formats'],
    },
    { name: 'goals', paths: ['goals'], below: ['commands', 'world', 'things', 'formats'] },
    { name: 'commands', paths: ['commands'], below: ['world', 'things', 'formats'] },
    { name: 'world', paths: ['world'], below: ['things', 'formats'] },
    { name: 'things', paths: ['things'], below: ['formats'] },
    { name: 'formats', paths: ['formats', 'world/geometry.ts', 'things/thing-state.ts'], below: [] },
  ],
  web: [
    {
      name: 'boot',
      paths: ['', 'app/boot'],
      below: ['routes', 'shell', 'learner', 'features', 'ui', 'stage', 'lib'],
    },
    {
      name: 'routes',
      paths: ['app/routes'],
      below: ['shell', 'learner', 'features', 'ui', 'stage', 'lib'],
    },
    { name: 'shell', paths: ['app/shell'], below: ['learner', 'features', 'ui', 'stage', 'lib'] },
    { name: 'learner', paths: ['app/learner'], below: ['features', 'ui', 'stage', 'lib'] },
    { name: 'features', paths: ['features'], below: ['ui', 'stage', 'lib'], alone: 2 },
    { name: 'ui', paths: ['ui'], below: ['stage', 'lib'] },
    { name: 'stage', paths: ['stage'], below: ['lib'] },
    { name: 'build', paths: ['build'], below: ['lib'] },
    { name: 'service worker', paths: ['service-worker'], below: ['lib'] },
    { name: 'lib', paths: ['lib'], below: [] },
  ],
  server: [
    {
      name: 'app',
      paths: ['', 'app', 'demo', 'paddle-stand-in'],
      below: [...Object.keys(SERVER_AREAS), 'areas', ...SERVER_BASE],
    },
    ...areaFloors(),
    { name: 'areas', paths: ['*'], below: SERVER_BASE, alone: 1 },
    { name: 'http', paths: ['http'], below: ['sessions', 'parts', 'ports', 'database'] },
    { name: 'sessions', paths: ['sessions'], below: ['parts', 'ports', 'database'] },
    { name: 'parts', paths: ['parts'], below: ['ports', 'database'] },
    { name: 'ports', paths: ['integrations', 'jobs', 'mail'], below: ['database'] },
    { name: 'database', paths: ['database'], below: [] },
  ],
};
