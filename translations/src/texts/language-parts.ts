/** Parts of the words, in the order in which to translate them; `later` comes after the others. */
export const LANGUAGE_PARTS = ['interface', 'errors', 'chapter', 'quiz', 'scenes', 'mails', 'later'] as const;
export type LanguagePart = (typeof LANGUAGE_PARTS)[number];

const PARTS: readonly (readonly [RegExp, LanguagePart])[] = [
  [/^(?:python-errors|tips)\.json$/, 'errors'],
  [/^mail\.json$/, 'mails'],
  [/^(?:guide|legal)\.json$/, 'later'],
  [/^[\w-]+\.json$/, 'interface'],
  [/^courses\/(?:python\/intro|[\w-]+\/course)\.md$/, 'chapter'],
  [/^quizzes\/python\/intro\.json$/, 'quiz'],
  [/^scenes\/python\/intro\.json$/, 'scenes'],
];

/** The part to which a file of words belongs: `later` if it fits no other part. */
export const partOf = (file: string): LanguagePart =>
  PARTS.find(([pattern]) => pattern.test(file))?.[1] ?? 'later';
