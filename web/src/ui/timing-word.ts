import type { AssistantTiming } from '@hopcode/contract/student/student';
import type { Words } from '../lib/i18n/use-words.ts';

/** Who gets help from the assistant: a child at home, a student of a school, or a class. */
export type TimingFor = 'child' | 'student' | 'class';

/**
 * The words that say when the assistant gives tips, for example `Comes by itself`. The words of `school` must be
 * loaded.
 */
export const timingWord = (t: Words, timing: AssistantTiming, of: TimingFor): string =>
  timing === 'waits' ? t(`school:student.assistant.waits.${of}`) : t(`school:student.assistant.${timing}`);
