import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { z } from 'zod';
import { circlesOf } from './arrows/circles.ts';
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

const circleFinding = (circle: readonly string[]): Finding => ({
  path: circle[0] ?? '',
  problem:
    `these files import each other in a circle: ${circle.join(', ')}. Move what several of them need, a type ` +
    'too, into a file of its own that imports none of them.',
});

/**
 * Every import that breaks the import rules, every package or folder that the rules do not list, and every circle of
 * imports.
 */
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
  const imports = new Map<string, string[]>();
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
      if (!computed && specifier.startsWith('.'))
        imports.set(path, [...(imports.get(path) ?? []), posix.join(posix.dirname(path), specifier)]);
    }
  }
  for (const folder of strayFolders) if (!rootManifest.workspaces.includes(folder)) unlisted(folder);
  return [...findings, ...circlesOf(imports).map(circleFinding)];
};

if (import.meta.main) report('Import rules', checkArrows(ROOT));
