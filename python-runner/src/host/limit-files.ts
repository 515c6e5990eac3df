import type { PyodideAPI } from 'pyodide';

/**
 * The maximum number of bytes that one run may write to files and pipes. The memory for these bytes does not count
 * towards the interpreter's own limit.
 */
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * The cost of a new file, folder or link in addition to its contents, in bytes. The cost is
 * high, so that a program can create only a limited number of them.
 */
const BYTES_OF_A_NODE = 32 * 1024;

/** The error number for a full disk, ENOSPC. Python's message for it is 'No space left on device'. */
const NO_SPACE_LEFT = 51;

type Node = { readonly mode: number; readonly usedBytes?: number };
type Stream = { readonly node: Node; readonly position: number };

/** The parts of the interpreter's file system that use memory. */
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
 * Limits the space for the files of a run. Above the limit Python raises an OSError. Deleted files still count until
 * the next run begins. Returns a function that resets the space for a new run.
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
    // Writing far beyond the end of a file fills the gap with zeros. A pipe has no end, and its position is NaN, so it
    // has no gap.
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
