import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { z } from 'zod';
import { type Citation, citationsOf, sectionOf } from './docs/citations.ts';
import { type Claim, claimsOf } from './docs/claims.ts';
import { type Finding, filesOf, ROOT, report } from './repository.ts';

const manifestSchema = z.object({ scripts: z.record(z.string(), z.string()).default({}) });

/** Folders that the build or a run creates, so a page may name them before they exist. */
const MADE = /(^|\/)(dist|\.build|\.data|\.types|test-results|node_modules)(\/|$)/;

/** Pages for people who work on the project. The checks of the courses read the pages of the lessons. */
const isDocumentation = (path: string) =>
  path.endsWith('.md') && (!path.includes('/') || path.startsWith('docs/') || /(^|\/)README\.md$/.test(path));

const hasScript = (root: string, script: string, room = '.'): boolean => {
  const path = join(root, room, 'package.json');
  return existsSync(path) && script in manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8'))).scripts;
};

/**
 * Whether a path exists below the root, the page's folder or its `src`. A single name may be that of any file or folder
 * below the page's folder.
 */
const exists = (root: string, page: string, path: string): boolean => {
  if (MADE.test(path)) return true;
  const pattern = path.replace(/<[^>]*>/g, '*');
  const folder = posix.dirname(page);
  const name = path.replace(/\/$/, '');
  if (
    !name.includes('/') &&
    filesOf(root, folder === '.' ? '' : folder).some((file) => file.split('/').includes(name))
  )
    return true;
  return [pattern, posix.join(folder, pattern), posix.join(folder, 'src', pattern)].some((one) =>
    /[*{]/.test(one) ? globSync(one, { cwd: root }).length > 0 : existsSync(join(root, one)),
  );
};

const judge = (root: string, page: string, claim: Claim): string | undefined => {
  if (claim.kind === 'path')
    return exists(root, page, claim.path)
      ? undefined
      : `\`${claim.path}\` does not exist: correct or remove it.`;
  if (claim.kind === 'program')
    return existsSync(join(root, 'node_modules', '.bin', claim.program))
      ? undefined
      : `\`npx ${claim.program}\`: no package here brings this program.`;
  return hasScript(root, claim.script, claim.room)
    ? undefined
    : `\`npm run ${claim.script}\`: ${claim.room ?? 'the root'} has no such script in its package.json.`;
};

const CODE = /\.(ts|tsx|mjs|py|css)$/;

/** Files that contain examples of citations. */
const ABOUT_CITATIONS = /^tools\/src\/(docs\/citations|check-docs)/;

/** The problem with a citation; undefined when its target exists. */
const judgeCitation = (root: string, citation: Citation): string | undefined => {
  if (citation.kind === 'table')
    return existsSync(join(root, citation.path)) ? undefined : `${citation.path} does not exist.`;
  if (citation.kind === 'decision') {
    const number = String(citation.number).padStart(4, '0');
    const found = globSync(`docs/decisions/${number}-*.md`, { cwd: root }).length > 0;
    return found ? undefined : `docs/decisions has no record ${number}.`;
  }
  const path = `docs/spec/${citation.page}.md`;
  if (!existsSync(join(root, path))) return `${path} does not exist.`;
  if (citation.section === undefined) return undefined;
  const section = sectionOf(readFileSync(join(root, path), 'utf8'), citation.section);
  if (section === undefined) return `${path} has no section ${citation.section}.`;
  if (citation.words === undefined || section.toLowerCase().includes(citation.words.toLowerCase()))
    return undefined;
  return `section ${citation.section} of ${path} does not say '${citation.words}'.`;
};

/** Every section and decision record that a comment in the code cites although it does not exist. */
export const checkCitations = (root: string): Finding[] =>
  filesOf(root)
    .filter((path) => CODE.test(path) && !ABOUT_CITATIONS.test(path))
    .flatMap((path) =>
      citationsOf(readFileSync(join(root, path), 'utf8')).flatMap((citation) => {
        const problem = judgeCitation(root, citation);
        return problem === undefined ? [] : [{ path, line: citation.line, problem }];
      }),
    );

/** Every command and path that the documentation names although it does not exist. */
export const checkDocs = (root: string): Finding[] =>
  filesOf(root)
    .filter(isDocumentation)
    .flatMap((path) =>
      claimsOf(readFileSync(join(root, path), 'utf8')).flatMap((claim) => {
        const problem = judge(root, path, claim);
        return problem === undefined ? [] : [{ path, line: claim.line, problem }];
      }),
    );

if (import.meta.main) report('Docs', [...checkDocs(ROOT), ...checkCitations(ROOT)]);
