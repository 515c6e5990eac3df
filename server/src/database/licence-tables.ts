import type { SchoolPlanName } from '@hopcode/contract/licence/orders';
import type { ColumnType } from 'kysely';
import type { Filled } from './column-types.ts';

/** A licence code from the operator. After a school has redeemed the code, it is the school's licence. */
export type LicenceCodeTable = {
  id: string;
  code_hash: Buffer;
  /** The last characters of the code, by which the operator recognises it. */
  code_end: string;
  plan_name: SchoolPlanName;
  /** Maximum number of students; null: the limit of the plan. */
  students: number | null;
  days: number;
  redeem_by: Date;
  note: string;
  order_id: string | null;
  /** The only school that can redeem the code; null if any school can. */
  meant_for: string | null;
  /** The school that has redeemed the code. */
  organization_id: ColumnType<string | null, string | null | undefined, string | null>;
  redeemed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  opens_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  open_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  revoked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Filled;
};

/** A quote. A quote with an invoice number is an order. */
export type SchoolOrderTable = {
  tenant_id: string;
  id: string;
  /** The admin who requested the quote; null if the account has been deleted. */
  user_id: string | null;
  plan_name: SchoolPlanName;
  quote_number: string;
  invoice_number: ColumnType<string | null, string | null | undefined, string | null>;
  billing_name: string;
  billing_address: string;
  purchase_order: string | null;
  /** The price without tax. */
  cents: number;
  /** In hundredths of a percent; null while the price is without tax. */
  tax_rate: number | null;
  tax_cents: number;
  /** The tax number of the school or of the payer. */
  tax_number: string | null;
  /** The payer's VAT number in the EU. */
  vat_number: string | null;
  /** Whether the payer pays the tax in its own country (reverse charge). If so, there is no rate. */
  reverse_charge: ColumnType<boolean, boolean | undefined, boolean>;
  currency: string;
  is_test: boolean;
  quoted_at: Filled;
  valid_until: Date;
  invoiced_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  due_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  paid_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  cancelled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /**
   * When an email first told the school that the invoice is overdue, and when a second one did so, before the plan
   * ends.
   */
  overdue_told_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  overdue_told_again_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** The last number of a kind of document in a year. Every number must be used, because invoices may not have gaps. */
export type DocumentNumberTable = {
  kind: string;
  year: number;
  last: number;
};

/** An email that was sent to a school because its plan ends or is renewed soon, or has ended. */
export type PlanReminderTable = {
  tenant_id: string;
  plan_id: string;
  ends_on: ColumnType<Date, string, string>;
  /** How many days before the end it was sent: 30, 14 or 7; 0 for the end itself. */
  days: number;
  sent_at: Filled;
};
