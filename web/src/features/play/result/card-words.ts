import { formatNumber } from '../../../lib/i18n/format.ts';
import type { Words } from '../../../lib/i18n/use-words.ts';
import type { ProblemWords } from '../run/problem-words.ts';
import { roundWords } from '../time/round-words.ts';
import type { ResultMoment } from './result-moment.ts';

/** The text of a card. Undefined parts are not shown. */
export type CardWords = {
  readonly title: string;
  /** The place in the program: the line, and the loop round. */
  readonly place: string | undefined;
  /** The wording that the specification fixes, above a plainer sentence. */
  readonly lead: string | undefined;
  readonly sentence: string;
  /** What to do now. It is folded, because it gives away how to change the line. */
  readonly next: string | undefined;
  /** Python's own message and traceback. */
  readonly python: { readonly message: string; readonly trace: string } | undefined;
};

const placeWords = ({ round }: ResultMoment, line: number, t: Words, language: string): string => {
  const shown = formatNumber(language, line);
  return round === undefined
    ? t('play.problem.line', { line: shown })
    : t('play:card.lineInRound', { line: shown, round: roundWords(round, t, language) });
};

/** The text about a problem. If there is no problem, the text about unmet goals. */
export const cardWords = (
  problem: ProblemWords | undefined,
  moment: ResultMoment,
  t: Words,
  language: string,
): CardWords => {
  const { line } = moment;
  const place = line === undefined ? undefined : placeWords(moment, line, t, language);
  if (problem === undefined) {
    const title = t('play.problem.notYet');
    return {
      title,
      place,
      lead: undefined,
      sentence: t('play.missed.title'),
      next: undefined,
      python: undefined,
    };
  }
  const { title, message, explanation, trace } = problem;
  return {
    title,
    place,
    lead: explanation && trace === undefined ? explanation.title : undefined,
    sentence: explanation?.sentence ?? message,
    next: explanation?.next,
    python: trace === undefined ? undefined : { message, trace },
  };
};
