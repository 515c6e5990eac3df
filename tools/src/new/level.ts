import { parseYamlFile } from '@hopcode/courses/build/yaml-file';
import { courseSourceSchema } from '@hopcode/courses/formats/level-source';
import { newLevelFiles } from '@hopcode/courses/new-level';
import { newLevelWords } from '@hopcode/translations/new-level-words';
import { kebab } from './names.ts';
import { type List, NewError, type Plan, type Read } from './plan.ts';

/** The next level of a chapter, named as `python/intro`: map, template, solution, mistakes, and its English words. */
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
  const slug = `${chapterSlug}-level${list(folderOfChapter).length + 1}`;
  const folder = `${folderOfChapter}/${slug}`;
  const page = `translations/en/courses/${course}/${chapterSlug}.md`;
  return {
    create: Object.fromEntries(
      // The slug stands for the new idea until somebody names it.
      Object.entries(newLevelFiles(slug)).map(([path, text]) => [`${folder}/${path}`, text]),
    ),
    change: { [page]: `${read(page).trimEnd()}\n${newLevelWords(slug)}` },
    next: [
      `Draw the map and write the goals in ${folder}/level.yaml; name under "introduces" what is new.`,
      `Write its words in ${page}.`,
      'Check it with `node courses/src/build/build.ts`, then play it.',
    ],
  };
};
