import type { PyodideAPI } from 'pyodide';

/** Most bytes that one run may write to files and pipes. They lie outside the interpreter's own limited memory. */
const MOST_BYTES = 32 * 1024 * 1024;

/** What a new file, folder or link costs beside its contents, in bytes: generous, so that their number is limited. */
const BYTES_OF_A_NODE = 32 * 1024;

/** An error of a file as the system numbers it: ENOSPC. Python says 'No space left on device'. */
const NO_SPACE_LEFT = 51;

type Node = { readonly mode: number; readonly usedBytes?: number };
type Stream = { readonly node: Node; readonly position: number };

/** The parts of the interpreter's file system that take memory. */
type FileSystem = {
  write: (
    stream: Stream,
    buffer: unknown,
    start: number,
    length: number,
    position?: number,
    canOwn?: boolean,
  ) => number;
  readonly isChrdev: (mode: number) => boolean;
  readonly ErrnoError: new (code: number) => Error;
  readonly filesystems: {
    readonly MEMFS: {
      createNode: (parent: unknown, name: string, mode: number, device: number) => unknown;
      resizeFileStorage: (node: Node, size: number) => void;
    };
  };
};

/**
 * Limits what the files of a run may take: beyond it Python raises an OSError. Deleting gives nothing back before the
 * next run. Returns a function that gives a new run the whole amount.
 */
export const limitFiles = (api: PyodideAPI): (() => void) => {
  // The package declares the file system as `any`.
  const files: FileSystem = api.FS;
  const memoryFiles = files.filesystems.MEMFS;
  const { write } = files;
  const { createNode, resizeFileStorage } = memoryFiles;
  let left = MOST_BYTES;

  const take = (bytes: number): void => {
    if (bytes > left) throw new files.ErrnoError(NO_SPACE_LEFT);
    left -= bytes;
  };

  files.write = (stream, buffer, start, length, position, canOwn) => {
    const { node } = stream;
    // Writing far behind the end of a file fills the gap with zeros. A pipe has no end, and NaN for its position.
    const { usedBytes } = node;
    const gap = usedBytes === undefined ? 0 : (position ?? stream.position) - usedBytes;
    if (!files.isChrdev(node.mode)) take(length + Math.max(0, gap));
    return write(stream, buffer, start, length, position, canOwn);
  };
  memoryFiles.resizeFileStorage = (node, size) => {
    take(Math.max(0, size - (node.usedBytes ?? 0)));
    resizeFileStorage(node, size);
  };
  memoryFiles.createNode = (parent, name, mode, device) => {
    take(BYTES_OF_A_NODE);
    return createNode(parent, name, mode, device);
  };
  return () => {
    left = MOST_BYTES;
  };
};
