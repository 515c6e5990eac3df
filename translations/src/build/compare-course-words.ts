import type { CourseWordsFile, PartialLevelWords } from '../formats/course-words.ts';

const CODE = /<code[^>]*>([\s\S]*?)<\/code>/g;

/** The code in a piece of HTML, sorted. The words after `#` are left out, because comments are translated. */
const codeOf = (html: string): string[] =>
  [...html.matchAll(CODE)].map((found) => (found[1] ?? '').replace(/#(?!39;).*/g, '#').trim()).sort();

const sameCode = (a: string, b: string): boolean => JSON.stringify(codeOf(a)) === JSON.stringify(codeOf(b));

const levelDifferences = (source: PartialLevelWords, translated: PartialLevelWords): string[] => {
  const found: string[] = [];
  const ask = (piece: string, a: string | undefined, b: string | undefined) => {
    if (b !== undefined && !sameCode(a ?? '', b))
      found.push(`${piece}: its code is not the code of the English text; translate only comments in code`);
  };
  ask('tutorial', source.tutorial, translated.tutorial);
  for (const [index, hint] of (translated.hints ?? []).entries())
    ask(`hint ${index + 1}`, source.hints?.[index], hint);
  const questions = ({ recall = [], predict }: PartialLevelWords) => [
    ...recall,
    ...(predict ? [predict] : []),
  ];
  const english = questions(source);
  for (const [index, { question, choices }] of questions(translated).entries()) {
    ask(`question ${index + 1}`, english[index]?.question, question);
    if (choices.length !== english[index]?.choices.length)
      found.push(`question ${index + 1}: give as many choices as in English, in the same order`);
  }
  for (const section of ['code', 'answers'] as const)
    for (const key of Object.keys(translated[section] ?? {}))
      if (!Object.hasOwn(source[section] ?? {}, key))
        found.push(`${section}: there is no "${key}" in English; take it out or correct the key`);
  return found;
};

/**
 * Differences between a translation and English that are errors: unknown chapters, levels and comment keys, and changed
 * code. Missing pieces are not errors, because readers see them in English.
 */
export const courseWordsDifferences = (source: CourseWordsFile, translated: CourseWordsFile): string[] => [
  ...Object.keys(translated.course.chapters ?? {})
    .filter((chapter) => !Object.hasOwn(source.course.chapters ?? {}, chapter))
    .map((chapter) => `there is no chapter "${chapter}" in English; correct the name of the file`),
  ...Object.entries(translated.levels).flatMap(([slug, level]) => {
    const english = source.levels[slug];
    if (!english) return [`there is no level "${slug}" in English; take it out or correct the slug`];
    return levelDifferences(english, level).map((difference) => `${slug}: ${difference}`);
  }),
];
