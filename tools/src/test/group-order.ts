import type { TestSequencer, TestSpecification, Vitest } from 'vitest/node';

type TestFile = { readonly moduleId: string; readonly project: { readonly name: string } };

/** Sorts test files by their projects, in the order of `projects`, and within a project by their paths. */
export const inGroups = <File extends TestFile>(
  files: readonly File[],
  projects: readonly string[],
): File[] => {
  const rank = ({ project }: File) => projects.indexOf(project.name);
  return files.toSorted((one, other) => rank(one) - rank(other) || (one.moduleId < other.moduleId ? -1 : 1));
};

/**
 * Runs the projects of `vitest.config.ts` one after another, in the same order on every machine and in every run.
 *
 * Why: without isolation, Vitest keeps a process only while the next file in the queue belongs to the same project and
 * environment. If projects are mixed, nearly every file starts a new process and loads all modules again.
 */
export class GroupOrder implements TestSequencer {
  readonly #vitest: Vitest;

  constructor(vitest: Vitest) {
    this.#vitest = vitest;
  }

  sort(files: TestSpecification[]): TestSpecification[] {
    const projects = this.#vitest.projects.map(({ name }) => name);
    return inGroups(files, projects);
  }

  /** Only `--shard` calls this, and this project does not use it. */
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}
