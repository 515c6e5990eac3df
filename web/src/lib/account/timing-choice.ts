import type { AssistantTiming, Student } from '@hopcode/contract/student/student';

/** What a parent or teacher can choose in a student's form: a rule for this student, or the setting of the class. */
export type TimingChoice = AssistantTiming | 'class';

/**
 * The setting that applies to a student without a setting of their own. In a school, this is the setting of the class;
 * in a family, it is the default.
 */
export type Inherited = 'class' | 'asks';

type OwnRules = Pick<Student, 'assistant_enabled' | 'own_assistant_timing'>;

/** The choice that the form of a student shows. */
export const choiceOf = (student: OwnRules, inherited: Inherited): TimingChoice =>
  student.assistant_enabled ? (student.own_assistant_timing ?? inherited) : 'off';

/**
 * The rules for a student after a parent or teacher has made a choice. `off` keeps the student's own setting, which
 * applies again when the assistant is turned on.
 */
export const rulesAfter = (choice: TimingChoice, before: OwnRules, inherited: Inherited): OwnRules => {
  const own = before.own_assistant_timing;
  if (choice === 'off') return { assistant_enabled: false, own_assistant_timing: own };
  // Choosing the setting that already applies must not count as a change, because changes need the password.
  if (choice === (own ?? inherited)) return { assistant_enabled: true, own_assistant_timing: own };
  return { assistant_enabled: true, own_assistant_timing: choice === 'class' ? null : choice };
};
