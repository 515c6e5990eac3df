/** A piece of a Markdown file of words under its headings, with the line (from 1) where its text starts. */
export type Section = { readonly path: readonly string[]; readonly line: number; readonly text: string };

const HEADING = /^(#{1,3}) +(.+?)\s*$/;
const FENCE = /^ {0,3}(```|~~~)/;

/**
 * Splits Markdown at its headings of the first three levels; a `#` inside a code fence is Python's comment and not a
 * heading. `path` contains the headings above the text, with '' for a missing level. Leaves out text before the first
 * heading and trims the rest.
 */
export const wordSections = (markdown: string): Section[] => {
  const sections: { path: string[]; line: number; lines: string[] }[] = [];
  let path: string[] = [];
  let fenced = false;
  for (const [index, line] of markdown.split(/\r?\n/).entries()) {
    if (FENCE.test(line)) fenced = !fenced;
    const heading = fenced ? null : HEADING.exec(line);
    if (heading) {
      const depth = (heading[1] ?? '').length;
      path = [0, 1, 2].slice(0, depth - 1).map((level) => path[level] ?? '');
      path.push(heading[2] ?? '');
      sections.push({ path, line: index + 1, lines: [] });
    } else sections.at(-1)?.lines.push(line);
  }
  return sections.map(({ path, line, lines }) => ({ path, line, text: lines.join('\n').trim() }));
};
