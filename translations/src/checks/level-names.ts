import type { FileTexts } from '../texts/word-files.ts';

type Texts = ReadonlyMap<string, string>;
type EnglishFiles = ReadonlyMap<string, Texts>;
type NamePlace = { readonly file: string; readonly key: string };

/** The file with the guide for teachers. Its texts about a chapter have names of levels in backticks. */
export const GUIDE = 'guide.json';

/** The key of a text about a chapter: `chapter.loops.lesson`. */
const ABOUT_CHAPTER = /^chapter\.([\w-]+)\./;
const CODE_SPAN = /`([^`]*)`/g;
/** The name of a level has a capital letter at the start, a space, and none of these symbols of code. */
const LOOKS_LIKE_NAME = /^\p{Lu}[^()[\]{}=]* [^()[\]{}=]*$/u;

/** The file and key of the name of each level in a chapter, by its English name. */
const namesOfChapter = (chapter: string, english: EnglishFiles): ReadonlyMap<string, NamePlace> =>
  new Map(
    [...english].flatMap(([file, texts]) =>
      file.startsWith('courses/') && file.endsWith(`/${chapter}.md`)
        ? [...texts].flatMap(([key, name]) => (key.endsWith('.name') ? [[name, { file, key }] as const] : []))
        : [],
    ),
  );

const namesFor = (key: string, english: EnglishFiles): ReadonlyMap<string, NamePlace> => {
  const chapter = ABOUT_CHAPTER.exec(key)?.[1];
  return chapter === undefined ? new Map() : namesOfChapter(chapter, english);
};

/** Finds names of levels in the English guide that no level of the chapter has. */
export const wrongLevelNames = (english: EnglishFiles): readonly { key: string; message: string }[] =>
  [...(english.get(GUIDE) ?? [])].flatMap(([key, text]) => {
    if (!ABOUT_CHAPTER.test(key)) return [];
    const names = namesFor(key, english);
    return [...text.matchAll(CODE_SPAN)].flatMap(([, name = '']) =>
      LOOKS_LIKE_NAME.test(name) && !names.has(name)
        ? [{ key, message: `no level of this chapter has the name "${name}": write the name of a level` }]
        : [],
    );
  });

/**
 * The English texts of a file, with which a translation must agree. In the guide, each name of a level is the name in
 * the other language, or the English name if it is not translated. Returns undefined for a file that English lacks.
 */
export const withLevelNames = (
  file: string,
  english: EnglishFiles,
  own: ReadonlyMap<string, FileTexts>,
): Texts | undefined => {
  const texts = english.get(file);
  if (file !== GUIDE || texts === undefined) return texts;
  const nameAt = (place: NamePlace): string | undefined => {
    const read = own.get(place.file);
    return read && 'texts' in read ? read.texts.get(place.key) : undefined;
  };
  return new Map(
    [...texts].map(([key, text]) => {
      const names = namesFor(key, english);
      const withNames = text.replaceAll(CODE_SPAN, (code: string, name: string) => {
        const place = names.get(name);
        return place === undefined ? code : `\`${nameAt(place) ?? name}\``;
      });
      return [key, withNames];
    }),
  );
};
