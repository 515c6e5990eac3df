import type { Call } from '../call.ts';
import {
  certificateCredential,
  certificateList,
  certificateOfClass,
  certificatePublic,
  certificateRenew,
  certificateRevoke,
  certificateStatusList,
  certificateUpdate,
} from './certificates.ts';

/** The calls about certificates, by name; without `levelGetCertificate`. */
export const certificateRoutes: Readonly<Record<string, Call>> = {
  certificateCredential,
  certificateList,
  certificateOfClass,
  certificatePublic,
  certificateRenew,
  certificateRevoke,
  certificateStatusList,
  certificateUpdate,
};
