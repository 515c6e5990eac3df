import type { Call } from '../call.ts';
import {
  recordingAgreementGet,
  recordingAgreementUpdate,
  recordingGet,
  recordingList,
  recordingSend,
} from './recording.ts';

/** The calls of recordings, by name. */
export const recordingRoutes: Readonly<Record<string, Call>> = {
  recordingAgreementGet,
  recordingAgreementUpdate,
  recordingGet,
  recordingList,
  recordingSend,
};
