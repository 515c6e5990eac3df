import type { LevelQuestion } from '@hopcode/courses/formats/level-data';
import type { Words } from '../../../lib/i18n/use-words.ts';

/** The text of compiled HTML. */
const textOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

/** What the choice was worth, in sentences to be heard: which it was, and which is the right one where it is another. */
export const answerInWords = (
  { choices, answer }: Pick<LevelQuestion, 'choices' | 'answer'>,
  choice: number,
  t: Words,
): string => {
  const chosen = textOf(choices[choice] ?? '');
  if (choice === answer) return t('play:answer.said.right', { chosen });
  return t('play:answer.said.wrong', { chosen, right: textOf(choices[answer] ?? '') });
};
