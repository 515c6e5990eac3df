import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { importsOf } from './arrows/imports.ts';
import { type Declared, judgeComputed, judgeImport, misplaced } from './arrows/judge.ts';
import { ROOMS } from './arrows/table.ts';
import { type Finding, filesOf, ROOT, report } from './repository.ts';

const CODE = /\.(ts|tsx|mts|mjs|js|jsx)$/;

const manifestSchema = z.object({
  workspaces: z.array(z.string()).default([]),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});

const manifestOf = (root: string, folder: string) =>
  manifestSchema.parse(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')));

const namesOf = (manifest: z.infer<typeof manifestSchema>): Set<string> =>
  new Set(
    [manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies].flatMap((some) =>
      Object.keys(some),
    ),
  );

/** Every import of the repository that breaks the import rules, and every package or folder that they do not list. */
export const checkArrows = (root: string): Finding[] => {
  const rootManifest = manifestOf(root, '.');
  const findings: Finding[] = [];
  const unlisted = (path: string) =>
    findings.push({
      path,
      problem: 'is not a package of tools/src/arrows/table.ts: list it there with its imports.',
    });
  for (const room of rootManifest.workspaces) if (!(room in ROOMS)) unlisted(room);
  const declared: Declared = {
    everywhere: namesOf(rootManifest),
    byRoom: Object.fromEntries(
      rootManifest.workspaces.map((room) => [room, namesOf(manifestOf(root, room))]),
    ),
  };
  const strayFolders = new Set<string>();
  for (const path of filesOf(root).filter((file) => CODE.test(file))) {
    const [room = ''] = path.split('/');
    if (!(room in ROOMS)) {
      if (path.includes('/') && !room.startsWith('.')) strayFolders.add(room);
      continue;
    }
    const stray = misplaced(path);
    if (stray) findings.push({ path, problem: stray });
    for (const { specifier, line, computed } of importsOf(path, readFileSync(join(root, path), 'utf8'))) {
      const problem = computed ? judgeComputed(room, specifier) : judgeImport(path, specifier, declared);
      if (problem) findings.push({ path, line, problem });
    }
  }
  for (const folder of strayFolders) if (!rootManifest.workspaces.includes(folder)) unlisted(folder);
  return findings;
};

if (import.meta.main) report('Arrows', checkArrows(ROOT));
