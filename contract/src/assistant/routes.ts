import type { Call } from '../call.ts';
import { assistantAgreementGet, assistantAgreementUpdate } from './agreement.ts';
import { assistantChallengeTip } from './challenge-tip.ts';
import { assistantLevelTip } from './level-tip.ts';
import { assistantProgramTip } from './program-tip.ts';

/** The calls of the assistant, by name. */
export const assistantRoutes: Readonly<Record<string, Call>> = {
  assistantAgreementGet,
  assistantAgreementUpdate,
  assistantChallengeTip,
  assistantLevelTip,
  assistantProgramTip,
};
