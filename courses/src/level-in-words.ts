import type { Reaction } from '@hopcode/engine/formats/reaction';
import { withComments } from './checks/code-lines.ts';
import type { CompiledLevel, LevelData, LevelQuestion, LevelText } from './formats/level-data.ts';

/** The words of a level from the translations: plain texts, and HTML for tutorial and hints. */
export type WordsOfLevel = {
  readonly name: string;
  readonly story: string;
  readonly goal: string;
  readonly tutorial: string;
  readonly hints: readonly string[];
  readonly code: Readonly<Record<string, string>>;
  readonly answers?: Readonly<Record<string, string>> | undefined;
  readonly recall?: readonly QuestionWords[] | undefined;
  readonly predict?: QuestionWords | undefined;
  /** Texts that are in English because they are not translated. */
  readonly english?: readonly LevelText[] | undefined;
};

/** The words of a question, as HTML. */
export type QuestionWords = {
  readonly question: string;
  readonly choices: readonly string[];
  readonly because: string;
};

/** Adds words to a question. A question without words is left out. */
const inWords = (
  { answer }: { readonly answer: number },
  words: QuestionWords | undefined,
): LevelQuestion[] =>
  words ? [{ question: words.question, choices: [...words.choices], answer, because: words.because }] : [];

/** The reactions of a level. Replaces the key of each spoken text with the words of a language. */
const answersInWords = (
  reactions: readonly Reaction[] | undefined,
  answers: WordsOfLevel['answers'],
): { reactions?: Reaction[] } =>
  reactions
    ? {
        reactions: reactions.map(({ when, steps }) => ({
          when,
          steps: steps.map((step) =>
            step.act === 'say' ? { ...step, text: answers?.[step.text] ?? step.text } : step,
          ),
        })),
      }
    : {};

/**
 * A level for the play screen: the compiled format with the words of one language, including those in the comments of
 * the starter code. `guide` is the story, and `hint` is the first hint. `guideImage` is the address of a generated
 * picture, which shows the level and the path of its solution.
 */
export const levelInWords = (level: CompiledLevel, words: WordsOfLevel, chapterName: string): LevelData => {
  const { requires: _requires, recall, predict, variants, ...shape } = level;
  const asked = recall?.flatMap((one, index) => inWords(one, words.recall?.[index])) ?? [];
  const [prediction] = predict ? inWords(predict, words.predict) : [];
  return {
    ...shape,
    ...answersInWords(shape.reactions, words.answers),
    ...(variants && {
      variants: variants.map((farm) => ({ ...farm, ...answersInWords(farm.reactions, words.answers) })),
    }),
    name: words.name,
    chapter_name: chapterName,
    story: words.story,
    goal: words.goal,
    guide: words.story,
    guideImage: `/api/level/guide/${level.courseId}/${level.slug}.png`,
    tutorial: words.tutorial,
    hint: words.hints[0] ?? '',
    hints: [...words.hints],
    codeTemplate: withComments(level.codeTemplate, words.code),
    ...(asked.length > 0 && { recall: asked }),
    ...(prediction && { predict: prediction }),
    ...(words.english && { english: [...words.english] }),
  };
};
