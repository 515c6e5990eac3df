import { LEVEL_SECTIONS } from '../build/compile-chapter-words.ts';
import { wordSections } from '../build/word-sections.ts';

/** Sections whose lines are `- key: text`. */
const LISTS: readonly string[] = ['code', 'answers'];
const ITEM = /^- +([a-z][a-z0-9-]*): +(.+?)\s*$/;

/**
 * The texts of a Markdown file of words by their keys: `name` of the chapter or course, `description` of a course,
 * `<level>.<section>` of a level and `<level>.code.<key>` of a line in `code` or `answers`. Texts are Markdown.
 */
export const textsOfMarkdown = (markdown: string): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>();
  for (const { path, text } of wordSections(markdown)) {
    const [name = '', level, section] = path;
    if (path.length === 1) {
      texts.set('name', name);
      if (text) texts.set('description', text);
    } else if (section !== undefined && LISTS.includes(section)) {
      for (const line of text.split('\n')) {
        const [, key, value] = ITEM.exec(line) ?? [];
        if (key !== undefined && value !== undefined) texts.set(`${level}.${section}.${key}`, value);
      }
    } else if (section !== undefined && text) texts.set(`${level}.${section}`, text);
  }
  return texts;
};

const sectionText = (
  level: string,
  section: string,
  texts: ReadonlyMap<string, string>,
): string | undefined => {
  if (!LISTS.includes(section)) return texts.get(`${level}.${section}`);
  const before = `${level}.${section}.`;
  const lines = [...texts].flatMap(([key, text]) =>
    key.startsWith(before) ? [`- ${key.slice(before.length)}: ${text}`] : [],
  );
  return lines.length > 0 ? lines.join('\n') : undefined;
};

/** Writes texts as `textsOfMarkdown` reads them. Levels are in the order of their keys. */
export const markdownOfTexts = (texts: ReadonlyMap<string, string>): string => {
  const blocks = [`# ${texts.get('name') ?? ''}`];
  const description = texts.get('description');
  if (description !== undefined) blocks.push(description);
  const levels = new Set(
    [...texts.keys()].filter((key) => key.includes('.')).map((key) => key.slice(0, key.indexOf('.'))),
  );
  for (const level of levels) {
    blocks.push(`## ${level}`);
    for (const section of LEVEL_SECTIONS) {
      const text = sectionText(level, section, texts);
      if (text !== undefined) blocks.push(`### ${section}`, text);
    }
  }
  return `${blocks.join('\n\n')}\n`;
};
