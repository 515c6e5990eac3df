import type { Default } from './column-types.ts';

/** The agreement of a family or a school with the vendor of the language model. */
export type AssistantAgreementTable = {
  tenant_id: string;
  vendor: string;
  agreed_at: Default<Date>;
};
