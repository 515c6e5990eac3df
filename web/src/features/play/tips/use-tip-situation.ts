import type { PlayableLevel } from '@hopcode/contract/level/data';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useCurrentUser } from '../../../lib/account/current-user.ts';
import { type ActingStudent, studentRulesQuery } from '../../../lib/account/student-rules.ts';
import { isTipSwitcherActive } from '../../../lib/settings.ts';
import { useStoredValue } from '../../../lib/use-stored-value.ts';
import type { Access } from '../access/use-access.ts';
import type { TipSituation } from './tip-policies.ts';

const NO_ONE: ActingStudent = { studentId: '', inOrganization: false };

/** The student whom the account acts as; undefined for all other accounts, and while unknown. */
const useActingStudent = (): ActingStudent | undefined => {
  const user = useCurrentUser();
  // Teachers and admins are not students, so they have no rules when they play for themselves.
  if (!user?.student_id || !user.is_student) return undefined;
  return { studentId: user.student_id, inOrganization: user.organization_id !== null };
};

/**
 * The student's rules for the assistant. If the rules do not load, the server still refuses the tips that they forbid.
 */
const useAssistantRules = (): Pick<TipSituation, 'assistantEnabled' | 'timing'> => {
  const student = useActingStudent();
  const { data } = useQuery({ ...studentRulesQuery(student ?? NO_ONE), enabled: student !== undefined });
  return { assistantEnabled: data?.assistant_enabled ?? true, timing: data?.assistant_timing ?? 'asks' };
};

/** The facts that decide about tips in a level, and a function that turns the switch on or off. */
export const useTipSituation = (
  data: PlayableLevel,
  access: Access,
): { readonly tips: TipSituation; readonly setOn: (on: boolean) => void } => {
  const { creatorUserId } = useParams();
  const [on, setOn] = useStoredValue(isTipSwitcherActive, true);
  const tips = {
    situation: access.situation(),
    hasGoals: data.levelGoals.length > 0,
    ofCreator: creatorUserId !== undefined,
    on,
    ...useAssistantRules(),
  };
  return { tips, setOn };
};
