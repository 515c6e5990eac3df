import type { Database } from '../database/database.ts';
import { saveProgressWithin } from '../level/progress-store.ts';
import type { StudentKey } from '../sessions/student-key.ts';
import { insertOutcome } from './demo-store.ts';

/** The levels of a course in order. */
export type DemoCourse = { readonly id: string; readonly levels: readonly string[] };

/** Programs in the style of children. Each gets further than the one before. */
const TRIES = [
  'import player\n\nplayer.move_forward()\n',
  'import player\n\nplayer.move_forward()\nplayer.move_forward()\nplayer.turn_left()\n',
  'import player\n\nfor step in range(3):\n    player.move_forward()\nplayer.turn_left()\nplayer.move_forward()\n',
] as const;

const BROKEN = 'import player\n\nplayer.move_forwad()\n';

/** How a child gets on with the current level. */
export type DemoMood = 'busy' | 'same_error' | 'no_progress';

/** Of every six children, one always makes the same mistake, and one makes no progress. */
export const moodOf = (place: number): DemoMood =>
  place % 6 === 3 ? 'same_error' : place % 6 === 5 ? 'no_progress' : 'busy';

/** Lets a child complete the first levels of a course and start the next level, which may be too hard for the child. */
export async function play(
  tx: Database,
  student: StudentKey,
  course: DemoCourse,
  completed: number,
  mood: DemoMood = 'busy',
): Promise<void> {
  for (const [place, slug] of course.levels.slice(0, completed).entries()) {
    const tries = TRIES.slice(0, 1 + (place % TRIES.length));
    for (const code of tries) {
      await saveProgressWithin(tx, student, { courseId: course.id, slug, status: 'complete', code });
    }
    await insertOutcome(tx, student, {
      courseId: course.id,
      slug,
      runs: tries.length + (place % 3),
      minutes: 2 + (place % 5),
      minutesAgo: 20 + 10 * (completed - place),
      isComplete: true,
    });
  }
  const slug = course.levels[completed];
  if (slug !== undefined) await begin(tx, student, { courseId: course.id, slug }, mood);
}

async function begin(
  tx: Database,
  student: StudentKey,
  level: { readonly courseId: string; readonly slug: string },
  mood: DemoMood,
): Promise<void> {
  const code = mood === 'same_error' ? BROKEN : TRIES[0];
  await saveProgressWithin(tx, student, { ...level, status: 'in_progress', code });
  const still = { ...level, isComplete: false };
  switch (mood) {
    case 'busy':
      return await insertOutcome(tx, student, { ...still, runs: 2, minutes: 2, minutesAgo: 1 });
    case 'same_error':
      return await insertOutcome(tx, student, {
        ...still,
        runs: 4,
        minutes: 3,
        minutesAgo: 2,
        error: 'command-misspelt',
        sameErrors: 4,
      });
    case 'no_progress':
      return await insertOutcome(tx, student, { ...still, runs: 9, minutes: 11, minutesAgo: 1 });
  }
}
