import type { placementSchema } from '@hopcode/contract/quiz/quiz';
import type { CompiledQuiz } from '@hopcode/courses/quiz/quiz-format';
import type { z } from 'zod';
import { gateOfPlacement, placementState } from '../level/course-gate.ts';
import type { Content } from '../parts/content.ts';
import { isOpen, type QuizProgress } from './quiz-store.ts';

/** The state of a placement quiz, as part of an answer; empty for the quiz of a chapter. */
export function placementOf(
  content: Content,
  quiz: CompiledQuiz,
  progress: QuizProgress,
): { readonly placement?: z.output<typeof placementSchema> } {
  const gate = gateOfPlacement(content, quiz);
  if (gate === undefined) return {};
  const rounds = [...progress.rounds.entries()].sort(([a], [b]) => a - b);
  const shown = rounds.map(([round, answers]) => ({
    round,
    answers: Object.fromEntries([...answers].map(([id, { right }]) => [id, right])),
    day: progress.days.get(round) ?? '',
  }));
  const { passed, againOn } = placementState(gate, shown, Date.now());
  return { placement: { needed: gate.right, passed, again_on: againOn } };
}

/**
 * Whether a round accepts answers. For a placement quiz, the next round opens on the next day. After the student has
 * passed, no more rounds open.
 */
export function isOpenRound(
  content: Content,
  quiz: CompiledQuiz,
  progress: QuizProgress,
  round: number,
): boolean {
  if (!isOpen(quiz, progress, round)) return false;
  const { placement } = placementOf(content, quiz, progress);
  const isNew = !progress.rounds.has(round) && progress.rounds.size > 0;
  return placement === undefined || !isNew || (!placement.passed && placement.again_on === null);
}
