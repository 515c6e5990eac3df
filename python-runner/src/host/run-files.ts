import type { EndFile, LevelFile } from '@hopcode/engine/formats/level-file';
import type { PyodideAPI } from 'pyodide';
import { bytesOf, contentOf } from './file-content.ts';
import { createFileRecord, type FileEvent } from './file-record.ts';
import {
  type FileSystem,
  type GuardState,
  guardPaths,
  guardSizes,
  HOME,
  isInHome,
  namesIn,
  WRITING,
} from './guard-files.ts';

/** The small file system of the runs of one interpreter. */
export type RunFiles = {
  /** Creates the files of the level for a program, and deletes all others. */
  readonly begin: (files: readonly LevelFile[]) => void;
  /** Ends the limits, so that the harness may clear the folder. */
  readonly end: () => void;
  /** What the program has done since the start. */
  readonly events: () => readonly FileEvent[];
  /** The files at this moment, in the order of their names. */
  readonly files: () => EndFile[];
};

/**
 * Limits the files of a run: a program can read and write only in one folder, at most 20 files of 20 kB. This keeps
 * lessons simple; the isolation of the worker keeps the page safe (decision 3).
 */
export const createRunFiles = (api: PyodideAPI): RunFiles => {
  // The package declares the file system as `any`.
  const system: FileSystem = api.FS;
  const state: GuardState = { isActive: false, version: 0 };
  guardPaths(system, state);
  guardSizes(system, state);
  const record = createFileRecord();

  const read = (): LevelFile[] =>
    namesIn(system).map((name) => ({ name, content: contentOf(system.readFile(`${HOME}/${name}`)) }));

  return {
    begin: (files) => {
      state.isActive = false;
      for (const name of namesIn(system)) system.unlink(`${HOME}/${name}`);
      for (const { name, content } of files) system.writeFile(`${HOME}/${name}`, bytesOf(content));
      state.version = 0;
      record.begin(files);
      state.isActive = true;
    },
    end: () => {
      state.isActive = false;
    },
    events: () => {
      if (state.version > 0) record.look(read());
      state.version = 0;
      return record.events();
    },
    files: () => {
      const open = new Set(
        system.streams.flatMap((stream) =>
          stream && (stream.flags & WRITING) !== 0 && isInHome(system, stream.node) ? [stream.node.name] : [],
        ),
      );
      return read().map((file) => (open.has(file.name) ? { ...file, open: true } : file));
    },
  };
};
