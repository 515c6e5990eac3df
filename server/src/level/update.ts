import { createHash } from 'node:crypto';
import { CHALLENGES } from '@hopcode/contract/level/challenges';
import { levelUpdate } from '@hopcode/contract/level/update';
import type { z } from 'zod';
import { storeBadges } from '../badge/badge-store.ts';
import { earnedByRun } from '../badge/earned-badges.ts';
import { runFacts } from '../badge/run-facts.ts';
import { noteCreativeRun } from '../creative/note-run.ts';
import { handle } from '../http/handler.ts';
import { useCredit } from '../http/limits/credits.ts';
import { type Refusal, refuse, refuseField, refuseForNow } from '../http/refusal.ts';
import type { Session } from '../sessions/session-store.ts';
import { isClosedToSave } from './closed-to-save.ts';
import { judgeCompletion } from './judge-completion.ts';
import { filesToKeep } from './kept-files-store.ts';
import { hasOtherProgram, saveProgress } from './progress-store.ts';
import { createSaveLimit } from './save-limit.ts';

const countSave = createSaveLimit();

type Sending = {
  readonly body: z.infer<typeof levelUpdate.body>;
  readonly session: Session | undefined;
  readonly network: string;
};

/**
 * A key by which a run that is sent again is recognised. It consists of the student, the level, the program and the
 * time.
 */
const sendingOf = ({ body, session, network }: Sending): string | undefined => {
  const { made_at: made, level_slug: slug, last_code_executed: code } = body;
  if (made === undefined) return undefined;
  const who = session?.player?.studentId ?? session?.userId ?? network;
  return createHash('sha256').update([who, slug, made, code].join('\n')).digest('base64url');
};

type Asked = Sending & Parameters<typeof useCredit>[1];

/** Handles a run of a creative level. It uses a credit, like a run of a course level. */
async function updateCreative(
  asked: Asked,
  parts: Parameters<typeof useCredit>[0],
  userId: string,
): Promise<z.input<typeof levelUpdate.response> | Refusal> {
  const { body, session, network } = asked;
  const wait = countSave(session?.studentId ?? session?.userId, network);
  if (wait !== undefined) return refuseForNow(wait);
  const isRun = body.last_status === 'in_progress';
  if (isRun && !(await useCredit(parts, asked, 'level', sendingOf(asked))))
    return refuse(403, 'credits_used_up');
  return await noteCreativeRun(parts.db, session, {
    userId,
    courseId: body.course_id ?? 'python',
    slug: body.level_slug,
    status: body.last_status,
    proof: body.proof,
    program: body.last_code_executed,
  });
}

export const updateHandler = handle(levelUpdate, async (asked, parts) => {
  const { db, content } = parts;
  const { params, body, session } = asked;
  // The student's session has ended, or another student has logged in since.
  if (body.student_id !== undefined && body.student_id !== (session && (session.player?.studentId ?? null)))
    return refuse(401);
  if (body.level_slug !== params.slug) return refuseField('body.level_slug', 'not_of_address');
  if (body.creator_user_id !== undefined) return await updateCreative(asked, parts, body.creator_user_id);
  const courseId = content.courseOfLevel(params.slug);
  if (courseId === undefined) return refuse(404, 'unknown_level');
  if (session?.player === null) return refuse(400, 'no_student_chosen');
  const wait = countSave(session?.player?.studentId, asked.network);
  if (wait !== undefined) return refuseForNow(wait);
  const saved = { courseId, slug: params.slug, status: body.last_status, code: body.last_code_executed };
  if (session && (await isClosedToSave(parts, session, saved))) return refuse(403, 'chapter_locked');

  // Every run is saved as in progress before it starts.
  const isRun = body.last_status === 'in_progress';
  const counts = courseId === CHALLENGES ? 'challenge' : 'level';
  if (isRun && !(await useCredit(parts, asked, counts, sendingOf(asked))))
    return refuse(403, 'credits_used_up');

  // Without a login, progress stays on the device.
  if (!session?.player) return { status: body.last_status };
  const level = content.level(courseId, params.slug, asked.locale);
  if (level === undefined) return refuse(404, 'unknown_level');
  const { base_saved_at: base, made_at: made } = body;
  const madeAt = made === undefined ? undefined : new Date(made);
  const isStudent = session.studentId !== null;
  const judged = judgeCompletion(level, { status: body.last_status, proof: body.proof, madeAt, isStudent });
  const { status, kept, savedAt } = await saveProgress(db, session.player, {
    ...saved,
    status: judged.status,
    baseSavedAt: typeof base === 'string' ? new Date(base) : base,
    madeAt,
    stars: body.stars,
    hints: judged.status === 'complete' ? body.hints : undefined,
    verified: judged.verified,
    files: judged.verified ? filesToKeep(level, body.proof) : undefined,
  });
  if (judged.shown !== undefined) {
    // Moving back in time has found a mistake only if the student also has another program for the level.
    const lookedBack = body.looked_back === true && (await hasOtherProgram(db, session.player, saved));
    await storeBadges(db, session.player, earnedByRun({ ...runFacts(judged.shown), lookedBack }));
  }
  return {
    status,
    kept,
    saved_at: savedAt.toISOString(),
    verified: judged.verified,
    proof_problem: judged.problem ?? null,
  };
});
