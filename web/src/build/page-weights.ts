import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGE_FILES, type PageFiles, pageFilesSchema } from './page-files.ts';

/** Reads the list that the build wrote into `folder`. Throws if it is missing or has another format. */
export const readPageFiles = async (folder: string): Promise<PageFiles> =>
  pageFilesSchema.parse(JSON.parse(await readFile(join(folder, PAGE_FILES), 'utf8')));

/**
 * How many bytes the server sends for a file of the build. If the file has a compressed copy, the bytes of the copy
 * count.
 */
export const weighFile = async (folder: string, file: string): Promise<number> => {
  const path = join(folder, file);
  const { size } = await stat(`${path}.br`).catch(() => stat(path));
  return size;
};

/** The modules in scripts with their bytes before compression, the largest first. */
export const heaviestModules = (
  { modules }: PageFiles,
  files: readonly string[],
): (readonly [module: string, bytes: number])[] =>
  files.flatMap((file) => Object.entries(modules[file] ?? {})).toSorted(([, one], [, other]) => other - one);

/** The scripts and styles in the HTML of a rendered page. The browser loads them before the user does anything. */
export const namedFiles = (html: string): string[] => {
  const tags = html.match(/<script [^>]*\ssrc="[^>]*>|<link [^>]*>/g) ?? [];
  const loading = tags.filter(
    (tag) => /^<script|\srel="(?:stylesheet|modulepreload)"/.test(tag) || /\sas="(?:script|style)"/.test(tag),
  );
  return [...new Set(loading.flatMap((tag) => /\s(?:src|href)="\/([^"]+)"/.exec(tag)?.[1] ?? []))];
};

/** The sum of `weighFile` for several files. A file that is listed twice counts once. */
export const weighFiles = async (folder: string, files: readonly string[]): Promise<number> => {
  const sizes = await Promise.all([...new Set(files)].map((file) => weighFile(folder, file)));
  return sizes.reduce((sum, size) => sum + size, 0);
};
