import type { AssistantTiming } from '@hopcode/contract/student/student';
import type { Words } from '../lib/i18n/use-words.ts';

/** Whose assistant it is: of a child at home, of one student of a school, or of a class. */
export type TimingFor = 'child' | 'student' | 'class';

/** When the assistant gives tips, in words: `Comes by itself`. Needs the words `school`. */
export const timingWord = (t: Words, timing: AssistantTiming, of: TimingFor): string =>
  timing === 'waits' ? t(`school:student.assistant.waits.${of}`) : t(`school:student.assistant.${timing}`);
