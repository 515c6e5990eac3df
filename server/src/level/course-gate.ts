import type { CourseGate as GateAnswer, GateReason } from '@hopcode/contract/level/course-gate';
import type { CompiledQuiz } from '@hopcode/courses/quiz/quiz-format';
import { hasBought } from '../access/access.ts';
import type { CourseGate } from '../parts/content.ts';
import type { Parts } from '../parts/parts.ts';
import type { Session } from '../sessions/session-store.ts';
import type { StudentKey } from '../sessions/student-key.ts';
import { type GateFacts, gateFacts } from './course-gate-store.ts';

const DAY_MS = 86_400_000;

/** A day in UTC, such as `2026-11-27`. */
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

type Rounds = GateFacts['rounds'];

/**
 * The state of a placement quiz: the round to take, the best result, whether it is passed, and when the next round can
 * start.
 */
export function placementState(
  { placement, right }: Pick<CourseGate, 'placement' | 'right'>,
  rounds: Rounds,
  now: number,
): {
  readonly round: number;
  readonly best: number | null;
  readonly passed: boolean;
  readonly againOn: string | null;
} {
  const isComplete = ({ answers }: Rounds[number]): boolean =>
    placement.questions.every(({ id }) => id in answers);
  const scores = rounds
    .filter(isComplete)
    .map(({ answers }) => placement.questions.filter(({ id }) => answers[id] === true).length);
  const best = scores.length === 0 ? null : Math.max(...scores);
  const passed = best !== null && best >= right;
  const last = rounds.at(-1);
  const isNew = last !== undefined && isComplete(last);
  const waits = !passed && isNew && last.day >= dayOf(now);
  return {
    round: (last?.round ?? 1) + (isNew ? 1 : 0),
    best,
    passed,
    againOn: waits ? dayOf(Date.parse(last.day) + DAY_MS) : null,
  };
}

/**
 * Whether a course is open to a student, and what opens it. No other function may decide this (docs/decisions/0097).
 */
export function gateAnswer(
  gate: CourseGate,
  facts: GateFacts,
  { isBought, now }: { readonly isBought: boolean; readonly now: number },
): GateAnswer {
  const isDone = (slug: string): boolean => facts.completed.has(slug);
  const chapters = gate.chapters.map(({ courseId, id, name, slugs }) => ({
    course_id: courseId,
    id,
    name,
    complete: slugs.every(isDone),
    next_level: slugs.find((slug) => !isDone(slug)) ?? null,
  }));
  const { round, best, passed, againOn } = placementState(gate, facts.rounds, now);
  const ways: readonly (readonly [GateReason, boolean])[] = [
    ['adult', facts.byAdult],
    ['class', facts.byClass],
    ['bought', isBought],
    ['chapters', chapters.every(({ complete }) => complete)],
    ['placement', passed],
    ['started', facts.hasStarted],
  ];
  return {
    open: ways.find(([, isOpen]) => isOpen)?.[0] ?? null,
    by_adult: facts.byAdult,
    chapters,
    placement: {
      questions: gate.placement.questions.length,
      needed: gate.right,
      round,
      best,
      again_on: againOn,
    },
  };
}

type GateParts = Pick<Parts, 'db' | 'content' | 'selling'>;
type Asked = { readonly courseId: string; readonly locale: string };

/** The gate of a course for a student; undefined if the course is always open or there is no such student. */
export async function gateOf(
  { db, content, selling }: GateParts,
  student: StudentKey,
  { courseId, locale }: Asked,
): Promise<GateAnswer | undefined> {
  const gate = content.gate(courseId, locale);
  const facts = gate && (await gateFacts(db, student, courseId, gate));
  if (gate === undefined || facts === undefined) return undefined;
  const isBought = await hasBought({ db, selling }, student, courseId);
  return gateAnswer(gate, facts, { isBought, now: Date.now() });
}

/**
 * Whether the sender of a request plays as a student to whom this course is not open. Visitors and adults play without
 * a gate.
 */
export async function isClosedCourse(
  parts: GateParts,
  session: Session | undefined,
  asked: Asked,
): Promise<boolean> {
  if (session === undefined || session.studentId === null) return false;
  const { tenantId, studentId } = session;
  return (await gateOf(parts, { tenantId, studentId }, asked))?.open === null;
}

/** The gate to which a placement quiz belongs; undefined for the quiz of a chapter. */
export const gateOfPlacement = (content: Parts['content'], quiz: CompiledQuiz): CourseGate | undefined => {
  const gate = content.gate(quiz.courseId, 'en');
  return gate?.placement.chapter_id === quiz.chapter_id ? gate : undefined;
};
