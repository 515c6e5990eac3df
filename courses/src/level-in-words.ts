import { withComments } from './checks/code-lines.ts';
import type { CompiledLevel, LevelData } from './formats/level-data.ts';

/** The words of a level as translations keep them: plain texts, and HTML for tutorial and hints. */
export type WordsOfLevel = {
  readonly name: string;
  readonly story: string;
  readonly goal: string;
  readonly tutorial: string;
  readonly hints: readonly string[];
  readonly code: Readonly<Record<string, string>>;
};

/**
 * A level as the play screen gets it: the compiled shape with the words of one language put in, also into the
 * comments of the starter code. `guide` is the story; `hint` is the mildest hint of the ladder.
 */
export const levelInWords = (level: CompiledLevel, words: WordsOfLevel, chapterName: string): LevelData => {
  const { introduces: _introduces, requires: _requires, ...shape } = level;
  return {
    ...shape,
    name: words.name,
    chapter_name: chapterName,
    story: words.story,
    goal: words.goal,
    guide: words.story,
    tutorial: words.tutorial,
    hint: words.hints[0] ?? '',
    hints: [...words.hints],
    codeTemplate: withComments(level.codeTemplate, words.code),
  };
};
