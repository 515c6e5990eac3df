import type { AssistantTiming, Student } from '@hopcode/contract/student/student';

/** A choice in a student's form: a rule for this student, or the setting of the class. */
export type TimingChoice = AssistantTiming | 'class';

/**
 * What applies to a student without their own setting: the setting of the class, or the default at home, where there is
 * no class.
 */
export type Inherited = 'class' | 'asks';

type OwnRules = Pick<Student, 'assistant_enabled' | 'own_assistant_timing'>;

/** The choice that a student's form shows. */
export const choiceOf = (student: OwnRules, inherited: Inherited): TimingChoice =>
  student.assistant_enabled ? (student.own_assistant_timing ?? inherited) : 'off';

/**
 * The rules for a student after a choice. `off` preserves the student's own setting for when the assistant is switched
 * on again.
 */
export const rulesAfter = (choice: TimingChoice, before: OwnRules, inherited: Inherited): OwnRules => {
  const own = before.own_assistant_timing;
  if (choice === 'off') return { assistant_enabled: false, own_assistant_timing: own };
  // An unchanged choice must not count as a change, because a change needs the password.
  if (choice === (own ?? inherited)) return { assistant_enabled: true, own_assistant_timing: own };
  return { assistant_enabled: true, own_assistant_timing: choice === 'class' ? null : choice };
};
