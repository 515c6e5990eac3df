import type { AssistantTiming } from '@hopcode/contract/student/student';
import type { Words } from '../lib/i18n/use-words.ts';

/** Whom the assistant helps: a child at home, one student of a school, or a class. */
export type TimingFor = 'child' | 'student' | 'class';

/** When the assistant gives tips, in words: `Comes by itself`. Needs the words of `school`. */
export const timingWord = (t: Words, timing: AssistantTiming, of: TimingFor): string =>
  timing === 'waits' ? t(`school:student.assistant.waits.${of}`) : t(`school:student.assistant.${timing}`);
