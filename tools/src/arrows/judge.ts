import { posix } from 'node:path';
import { FLOORS, type Floor, ROOMS } from './table.ts';

const SCOPE = '@hopcode/';

/**
 * The external packages that each package may import, from its package.json. `everywhere` are the packages in the root
 * package.json.
 */
export type Declared = {
  readonly everywhere: ReadonlySet<string>;
  readonly byRoom: Readonly<Record<string, ReadonlySet<string>>>;
};

const listed = (names: readonly string[]) => (names.length === 0 ? 'nothing' : names.join(', '));

/** The package that a specifier names: `zod` for `zod/v4`, `@hopcode/engine` for `@hopcode/engine/world/world`. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

type Place = { readonly floor: Floor; readonly unit: string };

/** How well the path of a layer matches a file below `src`; -1 when it does not match. */
const fit = (path: string, file: string): number => {
  if (path === '') return file.includes('/') ? -1 : 0;
  if (path === '*') return file.includes('/') ? 0 : -1;
  return file === path || file.startsWith(`${path}/`) ? path.length : -1;
};

/** The layer of a file inside its package, and the unit of the layer that contains the file. */
const placeOf = (floors: readonly Floor[], path: string): Place | undefined => {
  const [, source, ...rest] = path.split('/');
  if (source !== 'src') return undefined;
  const file = rest.join('/');
  const fits = floors.map((floor) => ({
    floor,
    best: Math.max(...floor.paths.map((one) => fit(one, file))),
  }));
  const [found] = fits.filter(({ best }) => best >= 0).sort((a, b) => b.best - a.best);
  return (
    found && {
      floor: found.floor,
      unit: rest.slice(0, Math.min(found.floor.alone ?? 1, rest.length - 1)).join('/'),
    }
  );
};

/** Tests, and helpers for tests, may import every layer of their package. */
const isForTests = (path: string): boolean => /\.test\.tsx?$|\/src\/testing\//.test(path);

const judgeInside = (room: string, from: string, to: string): string | undefined => {
  const floors = FLOORS[room];
  if (!floors || isForTests(from)) return undefined;
  if (isForTests(to)) return `${to} is for tests only: move what the program needs to where it is used.`;
  const here = placeOf(floors, from);
  const there = placeOf(floors, to);
  if (!here || !there) return undefined;
  if (here.floor === there.floor) {
    if (here.floor.alone === undefined || here.unit === there.unit || there.unit === '' || here.unit === '')
      return undefined;
    return (
      `${here.unit} and ${there.unit} are both ${here.floor.name} of ${room} and never import each other: ` +
      `move what both need down to ${listed(here.floor.below)}, or let the floor above join them.`
    );
  }
  if (here.floor.below.includes(there.floor.name)) return undefined;
  return (
    `${here.floor.name} of ${room} may import ${listed(here.floor.below)}, not ${there.floor.name}: ` +
    'invert the dependency by passing the value in, or move the code to the layer that uses it.'
  );
};

const judgeRoom = (room: string, target: string): string | undefined => {
  const allowed = ROOMS[room] ?? [];
  if (target === room)
    return `inside its own room a file is imported by a relative path, not by ${SCOPE}${room}.`;
  if (!(target in ROOMS)) return `there is no room ${target} in the table of tools/src/arrows/table.ts.`;
  if (allowed.includes(target)) return undefined;
  return `${room} may import ${listed(allowed)}, not ${target}: imports go down a floor, never up or sideways.`;
};

const judgeRelative = (room: string, from: string, specifier: string): string | undefined => {
  const to = posix.join(posix.dirname(from), specifier.replace(/[?#].*$/, ''));
  if (!to.startsWith(`${room}/`))
    return `a relative import may not leave the room ${room}: import ${SCOPE}${to.replace(/^(\.\.\/)+/, '').split('/')[0]}/... instead.`;
  return judgeInside(room, from, to);
};

/**
 * The problem with one import, as a sentence that says what to do; undefined if there is none.
 * @param from path of the importing file from the root
 */
export const judgeImport = (from: string, specifier: string, declared: Declared): string | undefined => {
  const room = from.split('/')[0] ?? '';
  if (!(room in ROOMS)) return undefined;
  if (specifier.startsWith('.')) return judgeRelative(room, from, specifier);
  if (specifier.startsWith('/') || specifier.startsWith('#') || /^(file|https?|data):/.test(specifier))
    return `import a file by a relative path or by ${SCOPE}<room>/..., not by ${specifier}.`;
  if (specifier.startsWith('node:') || specifier.startsWith('virtual:')) return undefined;
  const name = packageOf(specifier);
  if (name.startsWith(SCOPE)) return judgeRoom(room, name.slice(SCOPE.length));
  if (declared.everywhere.has(name) || declared.byRoom[room]?.has(name)) return undefined;
  return `${name} is not among the dependencies of ${room}/package.json: add it there, or do without.`;
};

/** Packages whose dynamic imports are not checked, because these packages load files on purpose. */
const BESIDE = new Set(['e2e', 'benchmarks', 'tools']);

/** The problem with a dynamic import of an expression; undefined if there is none. */
export const judgeComputed = (room: string, expression: string): string | undefined =>
  BESIDE.has(room)
    ? undefined
    : `import(${expression}) can lead anywhere: name the file, or choose among named ones.`;

/** The problem with a file whose folder directly below `src` is in no layer of the package. */
export const misplaced = (path: string): string | undefined => {
  const [room = '', source, ...rest] = path.split('/');
  const floors = FLOORS[room];
  if (!floors || source !== 'src' || isForTests(path) || placeOf(floors, path)) return undefined;
  const folders = floors.flatMap(({ paths }) => paths.filter((one) => one !== ''));
  return `${room}/src has ${listed(folders)}, not ${rest[0] ?? ''}: move it into one of them.`;
};
