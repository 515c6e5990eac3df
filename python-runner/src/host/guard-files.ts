import { FILE_LIMITS } from '@hopcode/engine/formats/level-file';

/** The one folder of a run, which is also Python's current folder. */
export const HOME = '/home/pyodide';

/** Python reads its library from this file whenever a program imports a module. */
const LIBRARY = '/lib/python314.zip';

/** Error numbers of the file system. */
const ERRORS = { denied: 2, quota: 19, tooLarge: 22, nameTooLong: 37, notPermitted: 63 } as const;

/** The bits of an open file's flags that allow writing. */
export const WRITING = 3;

type Node = { readonly mode: number; readonly name: string; readonly parent: Node };
type Stream = { readonly node: Node; readonly position: number; readonly flags: number };

/** The parts of the interpreter's file system that a program can reach. */
export type FileSystem = {
  open: (path: unknown, flags: number | string, mode?: number) => unknown;
  write: (
    stream: Stream,
    buffer: unknown,
    start: number,
    length: number,
    position?: number,
    canOwn?: boolean,
  ) => number;
  unlink: (path: string) => void;
  rmdir: (path: string) => void;
  rename: (from: string, to: string) => void;
  truncate: (path: unknown, size: number) => void;
  chmod: (path: unknown, mode: number, dontFollow?: boolean) => void;
  chdir: (path: string) => void;
  readonly lookupPath: (path: string, options?: object) => { readonly node: Node | undefined };
  readonly readdir: (path: string) => string[];
  readonly readFile: (path: string) => Uint8Array;
  readonly writeFile: (path: string, data: Uint8Array) => void;
  readonly isFile: (mode: number) => boolean;
  readonly isDir: (mode: number) => boolean;
  readonly streams: readonly (Stream | null | undefined)[];
  readonly ErrnoError: new (code: number) => Error;
  readonly filesystems: {
    readonly MEMFS: {
      createNode: (parent: Node, name: string, mode: number, device: number) => unknown;
      resizeFileStorage: (node: Node, size: number) => void;
    };
  };
};

/** The state of the guards: whether they are on, and how many changes they have let through. */
export type GuardState = { isActive: boolean; version: number };

/** The names of the files in the run's folder. */
export const namesIn = (system: FileSystem): string[] =>
  system
    .readdir(HOME)
    .filter((name) => name !== '.' && name !== '..')
    .sort();

const home = (system: FileSystem): Node | undefined => system.lookupPath(HOME).node;

/** Whether something is directly in the folder of the run. */
export const isInHome = (system: FileSystem, node: Node): boolean =>
  node.parent === home(system) && node !== node.parent;

const refuse = (system: FileSystem, code: number): never => {
  throw new system.ErrnoError(code);
};

const mayOpen = (system: FileSystem, path: string, flags: number | string): boolean => {
  const { node } = system.lookupPath(path, { follow: true, noent_okay: true });
  // A program can only list the contents of a folder. The file system itself refuses a file that does not exist.
  if (!node || system.isDir(node.mode) || isInHome(system, node)) return true;
  const isReading = typeof flags === 'number' ? (flags & WRITING) === 0 : flags === 'r';
  return isReading && node === system.lookupPath(LIBRARY).node;
};

/** Lets a program open, delete and rename only the files of its folder. */
export const guardPaths = (system: FileSystem, state: GuardState): void => {
  const { open, unlink, rmdir, rename, truncate, chmod, chdir } = system;
  /**
   * Refuses a change to a file outside the folder. A call with a node instead of a path comes from the file system
   * itself.
   */
  const demandHome = (path: unknown): void => {
    if (!state.isActive || typeof path !== 'string') return;
    if (system.lookupPath(path, { parent: true }).node !== home(system)) refuse(system, ERRORS.denied);
    state.version += 1;
  };
  system.open = (path, flags, mode) => {
    if (state.isActive && typeof path === 'string' && path !== '' && !mayOpen(system, path, flags))
      refuse(system, ERRORS.denied);
    return open(path, flags, mode);
  };
  system.unlink = (path) => {
    demandHome(path);
    unlink(path);
  };
  system.rmdir = (path) => {
    if (state.isActive) refuse(system, ERRORS.notPermitted);
    rmdir(path);
  };
  system.rename = (from, to) => {
    demandHome(from);
    demandHome(to);
    if (state.isActive && to.slice(to.lastIndexOf('/') + 1).length > FILE_LIMITS.name)
      refuse(system, ERRORS.nameTooLong);
    rename(from, to);
  };
  system.truncate = (path, size) => {
    demandHome(path);
    truncate(path, size);
  };
  system.chmod = (path, mode, dontFollow) => {
    if (state.isActive && typeof path === 'string') refuse(system, ERRORS.notPermitted);
    chmod(path, mode, dontFollow);
  };
  system.chdir = (path) => {
    if (state.isActive && system.lookupPath(path, { follow: true }).node !== home(system))
      refuse(system, ERRORS.denied);
    chdir(path);
  };
};

/** Limits the size, the number and the names of a program's files. The program can create nothing else. */
export const guardSizes = (system: FileSystem, state: GuardState): void => {
  const memory = system.filesystems.MEMFS;
  const { write } = system;
  const { createNode, resizeFileStorage } = memory;
  const limitSize = (node: Node, size: number): void => {
    if (!state.isActive || !system.isFile(node.mode)) return;
    if (size > FILE_LIMITS.bytes) refuse(system, ERRORS.tooLarge);
    state.version += 1;
  };
  system.write = (stream, buffer, start, length, position, canOwn) => {
    limitSize(stream.node, (position ?? stream.position) + length);
    return write(stream, buffer, start, length, position, canOwn);
  };
  memory.resizeFileStorage = (node, size) => {
    limitSize(node, size);
    resizeFileStorage(node, size);
  };
  memory.createNode = (parent, name, mode, device) => {
    if (state.isActive) {
      if (parent !== home(system)) refuse(system, ERRORS.denied);
      if (!system.isFile(mode)) refuse(system, ERRORS.notPermitted);
      if (name.length > FILE_LIMITS.name) refuse(system, ERRORS.nameTooLong);
      if (namesIn(system).length >= FILE_LIMITS.files) refuse(system, ERRORS.quota);
      state.version += 1;
    }
    return createNode(parent, name, mode, device);
  };
};
