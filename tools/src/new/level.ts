import { isExtraSlug, MOST_EXTRAS } from '@hopcode/courses/build/chapter-order';
import { parseYamlFile } from '@hopcode/courses/build/yaml-file';
import { courseSourceSchema } from '@hopcode/courses/formats/level-source';
import { newLevelFiles } from '@hopcode/courses/new-level';
import { newLevelWords } from '@hopcode/translations/new-level-words';
import { kebab } from './names.ts';
import { type List, NewError, type Plan, type Read } from './plan.ts';

const CLOSING_ROLE = /^role: (boss|make)$/m;
/** Matches the line with the new ideas in the file of a level. An extra must not contain this line. */
const INTRODUCES = /^introduces: .*\n/m;

/** The file of a course, changed so that a chapter lists its levels in this order. */
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

/**
 * The words of a chapter with the section of a new level. The new section comes before the section of another level, or
 * at the end.
 */
const withSection = (words: string, slug: string, next: string | undefined): string => {
  const at = next === undefined ? -1 : words.indexOf(`\n## ${next}\n`);
  const [before, after] = at === -1 ? [words, ''] : [words.slice(0, at), words.slice(at)];
  return `${before.trimEnd()}\n${newLevelWords(slug)}${after}`;
};

/** The levels of a chapter in their order. */
const orderOf = (
  chapter: { readonly slug: string; readonly levels?: readonly string[] | undefined },
  count: number,
) => chapter.levels ?? Array.from({ length: count }, (_, index) => `${chapter.slug}-level${index + 1}`);

/** The chapter for a name such as `python/intro`, with its course and its folder. */
const chapterOf = (given: string, read: Read) => {
  const [courseName = '', chapterName = ''] = given.includes('/') ? given.split('/') : ['python', given];
  const course = kebab(courseName);
  const file = `courses/${course}.yaml`;
  const { chapters = [] } = parseYamlFile(file, read(file), courseSourceSchema, []).data ?? {};
  const chapter = chapters.find(({ slug }) => slug === kebab(chapterName));
  if (!chapter)
    throw new NewError(
      `${course} has the chapters ${chapters.map(({ slug }) => slug).join(', ')}, not ${kebab(chapterName)}.`,
    );
  return {
    course,
    file,
    chapter,
    folder: `courses/chapters/${course}/${chapter.folder}`,
    page: `translations/en/courses/${course}/${chapter.slug}.md`,
  };
};

/** The number of the chapter about loops in the beginners' course. The other courses build on this chapter. */
const LOOPS = 3;

type Place = ReturnType<typeof chapterOf>;

/** The files of a level of a chapter, by path. `idea` is the idea that the level introduces. */
const levelFiles = (
  folder: string,
  idea: string,
  { course, chapter }: Pick<Place, 'course' | 'chapter'>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(newLevelFiles(idea, course !== 'python' || chapter.id >= LOOPS)).map(([path, text]) => [
      `${folder}/${path}`,
      text,
    ]),
  );

const stepsFor = (slug: string, page: string): string[] => [
  `Write its words in ${page}, whose sections are in the order of the chapter.`,
  'Choose how the farm answers, under "reactions" in level.yaml and "### answers" in the words: courses/README.md, "Answers of the farm".',
  'Check the formats, and build what the tests read: `node courses/src/build/build.ts && node translations/src/build/build.ts`.',
  `Play its programs in Python: \`npx vitest run tools/src/check-levels -t ${slug}\`.`,
  'Check its chapter: `npx vitest run tools/src/check-chapters`.',
  'Play it yourself: `npm start`.',
  'Draw the sheets of all levels: `node tools/src/level-sheets.ts`. Look at yours, and commit only the sheet of its course.',
];

/**
 * A new level in a chapter such as `python/intro`, placed before the chapter's closing levels (boss, then make): map,
 * template, solution, mistakes, and English words.
 */
export const newLevel = (given: string, read: Read, list: List): Plan => {
  const place = chapterOf(given, read);
  const { file, chapter, folder: folderOfChapter, page } = place;
  const required = list(folderOfChapter).filter((slug) => !isExtraSlug(slug));
  const slugs = orderOf(chapter, required.length);
  const slug = `${chapter.slug}-level${slugs.length + 1}`;
  const closing = slugs.findIndex((one) => CLOSING_ROLE.test(read(`${folderOfChapter}/${one}/level.yaml`)));
  const isClosed = closing !== -1;
  const folder = `${folderOfChapter}/${slug}`;
  const order = isClosed ? slugs.toSpliced(closing, 0, slug) : [...slugs, slug];
  return {
    // The slug is the name of the new idea until the author chooses one.
    create: levelFiles(folder, slug, place),
    change: {
      [page]: withSection(read(page), slug, isClosed ? slugs[closing] : `${chapter.slug}-extra1`),
      // If the file of the course has no list for the chapter, its levels are in the order of their numbers.
      ...(isClosed || chapter.levels ? { [file]: withOrder(read(file), chapter.slug, order) } : {}),
    },
    next: [
      isClosed
        ? `It is before ${slugs[closing]}, the first level that closes the chapter: \`levels\` in ${file} sets the order.`
        : 'It is the last level of its chapter.',
      `Draw the map and write the goals in ${folder}/level.yaml; name under "introduces" what is new: a word that no other level introduces and that is not the name of a command.`,
      `Choose what it adds to the learner's own farm, under "brings" in ${file}; without a line it adds yellow flowers.`,
      ...stepsFor(slug, page),
    ],
  };
};

/** A new optional level at the end of a chapter: like a level, with the role \`extra\` and without a new idea. */
export const newExtra = (given: string, read: Read, list: List): Plan => {
  const place = chapterOf(given, read);
  const { chapter, folder: folderOfChapter, page } = place;
  const there = list(folderOfChapter).filter(isExtraSlug).length;
  if (there >= MOST_EXTRAS)
    throw new NewError(`${chapter.slug} has ${there} extras; ${MOST_EXTRAS} are the limit.`);
  const slug = `${chapter.slug}-extra${there + 1}`;
  const folder = `${folderOfChapter}/${slug}`;
  const { [`${folder}/level.yaml`]: yaml = '', ...others } = levelFiles(folder, '', place);
  return {
    create: { [`${folder}/level.yaml`]: yaml.replace(INTRODUCES, 'role: extra\n'), ...others },
    change: { [page]: withSection(read(page), slug, undefined) },
    next: [
      'It comes after the last level of its chapter, and it counts nowhere.',
      `Draw the map, two other farms and the goals in ${folder}/level.yaml, with ideas that are known by then.`,
      ...stepsFor(slug, page),
    ],
  };
};
