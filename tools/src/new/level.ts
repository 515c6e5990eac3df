import { parseYamlFile } from '@hopcode/courses/build/yaml-file';
import { courseSourceSchema } from '@hopcode/courses/formats/level-source';
import { newLevelFiles } from '@hopcode/courses/new-level';
import { newLevelWords } from '@hopcode/translations/new-level-words';
import { kebab } from './names.ts';
import { type List, NewError, type Plan, type Read } from './plan.ts';

const CLOSING_ROLE = /^role: (boss|make)$/m;

/** The text of a course whose chapter lists its levels in this order. */
const withOrder = (text: string, chapter: string, slugs: readonly string[]): string => {
  const order = `levels: [${slugs.join(', ')}]`;
  return text
    .split('\n')
    .map((line) => {
      if (!line.includes(`slug: ${chapter},`)) return line;
      return line.includes('levels: [')
        ? line.replace(/levels: \[[^\]]*\]/, order)
        : line.replace(/ *\}$/, `, ${order} }`);
    })
    .join('\n');
};

/** The levels of a chapter in their order. */
const orderOf = (
  chapter: { readonly slug: string; readonly levels?: readonly string[] | undefined },
  count: number,
) => chapter.levels ?? Array.from({ length: count }, (_, index) => `${chapter.slug}-level${index + 1}`);

/**
 * A new level of a chapter, before its first closing level (boss, then make), named as `python/intro`: map, template,
 * solution, mistakes, and its English words.
 */
export const newLevel = (given: string, read: Read, list: List): Plan => {
  const [courseName = '', chapterName = ''] = given.includes('/') ? given.split('/') : ['python', given];
  const course = kebab(courseName);
  const chapterSlug = kebab(chapterName);
  const file = `courses/${course}.yaml`;
  const { chapters = [] } = parseYamlFile(file, read(file), courseSourceSchema, []).data ?? {};
  const chapter = chapters.find(({ slug }) => slug === chapterSlug);
  if (!chapter)
    throw new NewError(
      `${course} has the chapters ${chapters.map(({ slug }) => slug).join(', ')}, not ${chapterSlug}.`,
    );
  const folderOfChapter = `courses/chapters/${course}/${chapter.folder}`;
  const slugs = orderOf(chapter, list(folderOfChapter).length);
  const slug = `${chapterSlug}-level${slugs.length + 1}`;
  const closing = slugs.findIndex((one) => CLOSING_ROLE.test(read(`${folderOfChapter}/${one}/level.yaml`)));
  const isClosed = closing !== -1;
  const folder = `${folderOfChapter}/${slug}`;
  const order = isClosed ? slugs.toSpliced(closing, 0, slug) : [...slugs, slug];
  const page = `translations/en/courses/${course}/${chapterSlug}.md`;
  return {
    create: Object.fromEntries(
      // The slug serves as the new idea until the author names it.
      Object.entries(newLevelFiles(slug)).map(([path, text]) => [`${folder}/${path}`, text]),
    ),
    change: {
      [page]: `${read(page).trimEnd()}\n${newLevelWords(slug)}`,
      // Without a list, levels are in the order of their numbers.
      ...(isClosed || chapter.levels ? { [file]: withOrder(read(file), chapterSlug, order) } : {}),
    },
    next: [
      isClosed
        ? `It is before ${slugs[closing]}, the first level that closes the chapter: \`levels\` in ${file} sets the order.`
        : 'It is the last level of its chapter.',
      `Draw the map and write the goals in ${folder}/level.yaml; name under "introduces" what is new.`,
      `Write its words in ${page}.`,
      'Check the formats: `node courses/src/build/build.ts`.',
      `Play its programs in Python: \`npx vitest run tools/src/check-levels -t ${slug}\`.`,
      'Check its chapter: `npx vitest run tools/src/check-chapters`.',
      'Play it yourself: `npm start`.',
    ],
  };
};
