import type { Default } from './column-types.ts';

/** The agreement of a family or a school to the use of a vendor's language model. */
export type AssistantAgreementTable = {
  tenant_id: string;
  vendor: string;
  agreed_at: Default<Date>;
};
