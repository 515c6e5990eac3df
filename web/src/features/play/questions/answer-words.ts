import type { LevelQuestion } from '@hopcode/courses/formats/level-data';
import type { Words } from '../../../lib/i18n/use-words.ts';

/** The text of compiled HTML. */
const textOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

/** Tells screen readers whether a choice was right. Names the choice and, if it was wrong, the right one. */
export const answerInWords = (
  { choices, answer }: Pick<LevelQuestion, 'choices' | 'answer'>,
  choice: number,
  t: Words,
): string => {
  const chosen = textOf(choices[choice] ?? '');
  if (choice === answer) return t('play:answer.said.right', { chosen });
  return t('play:answer.said.wrong', { chosen, right: textOf(choices[answer] ?? '') });
};
