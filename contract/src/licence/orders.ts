import { z } from 'zod';
import { VISIBLE_NAME } from '../auth/account-fields.ts';
import { def } from '../call.ts';
import { PLANS } from '../payment/plans.ts';
import { taxRateSchema } from './tax.ts';
import { vatNumberOf } from './vat-number.ts';

/** The plans that a school can order. */
export const SCHOOL_PLAN_NAMES = [
  'small_school',
  'large_school',
] as const satisfies readonly (keyof typeof PLANS)[];
export const schoolPlanNameSchema = z.enum(SCHOOL_PLAN_NAMES).meta({ id: 'SchoolPlanName' });
export type SchoolPlanName = z.infer<typeof schoolPlanNameSchema>;

/**
 * Maximum number of students of a school without a plan, for example in its first lessons: the same as in the small
 * plan.
 */
export const STUDENTS_WITHOUT_PLAN = PLANS.small_school.students;

/** For how many days a quote can be ordered, and how many days the school has to pay its invoice. */
export const QUOTE_DAYS = 60;
export const PAYMENT_DAYS = 30;

/** A quote becomes an invoice when the school orders it. */
export const ORDER_STATES = ['quoted', 'invoiced', 'paid', 'cancelled'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/**
 * States in lists: a quote that can no longer be ordered is `expired`, and an invoice after its due date is `overdue`.
 */
export const LISTED_ORDER_STATES = ['quoted', 'expired', 'invoiced', 'overdue', 'paid', 'cancelled'] as const;
export type ListedOrderState = (typeof LISTED_ORDER_STATES)[number];

const nameSchema = z.string().trim().normalize('NFC').min(1).max(120).regex(VISIBLE_NAME);
/** Lines of an address. A line break is the only allowed control character. */
const addressSchema = z
  .string()
  .trim()
  .normalize('NFC')
  .min(1)
  .max(500)
  .refine(
    (text) => text.split('\n').length <= 8 && text.split('\n').every((line) => VISIBLE_NAME.test(line)),
  );
/** A tax number as printed on invoices, such as `DE 123456789`. */
const taxNumberSchema = z.string().trim().normalize('NFC').min(1).max(60).regex(VISIBLE_NAME);
/** A VAT number of the EU in its short form, such as `BE0123456789`. */
const vatNumberSchema = z
  .string()
  .max(60)
  .refine((text) => vatNumberOf(text) !== undefined)
  .transform((text) => vatNumberOf(text)?.number ?? text);
const purchaseOrderSchema = z.string().trim().normalize('NFC').min(1).max(60).regex(VISIBLE_NAME);

export const schoolOrderSchema = z
  .object({
    id: z.uuid(),
    state: z.enum(ORDER_STATES),
    listed_state: z.enum(LISTED_ORDER_STATES),
    plan_name: schoolPlanNameSchema,
    /** `Q-2026-0001` */
    quote_number: z.string(),
    /** The invoice's number, such as `INV-2026-0001`; null before the order. */
    invoice_number: z.string().nullable(),
    /** To whom the documents are addressed, as the school typed it. */
    billing_name: z.string(),
    billing_address: z.string(),
    /** The school's own number for the order. */
    purchase_order: z.string().nullable(),
    /** The tax number of the school or its payer. */
    tax_number: z.string().nullable(),
    /** The payer's VAT number in the EU: `BE0123456789`. */
    vat_number: z.string().nullable(),
    /** Whether the school pays the tax in its own state; then `tax_rate` is null. See `isReverseCharge`. */
    reverse_charge: z.boolean(),
    /** The price in cents, without tax. */
    cents: z.int().min(0),
    /** The tax rate in hundredths of a percent; null while the price is without tax. */
    tax_rate: taxRateSchema.nullable(),
    /** The tax in cents; see `taxOf` for how it is rounded. */
    tax_cents: z.int().min(0),
    currency: z.string().length(3),
    quoted_at: z.iso.datetime(),
    valid_until: z.iso.datetime(),
    invoiced_at: z.iso.datetime().nullable(),
    due_at: z.iso.datetime().nullable(),
    paid_at: z.iso.datetime().nullable(),
    /** Whether the order was created in test mode, where no money is paid. */
    is_test: z.boolean(),
  })
  .meta({ id: 'SchoolOrder' });
export type SchoolOrder = z.infer<typeof schoolOrderSchema>;

/** The quotes and invoices of the caller's school, newest first. */
export const organizationOrders = def({
  method: 'GET',
  path: '/api/organization/orders',
  summary: 'Quotes and invoices of one’s own school',
  response: z.array(schoolOrderSchema),
  who: ['admin'],
  mutates: false,
  fresh: 'beside_child',
});

/**
 * Creates a quote. `isReverseCharge` decides whether the quote has tax. A site without the data for invoices answers
 * 409 (`no_invoices`); too many quotes in an hour are refused with 429.
 */
export const organizationOrderCreate = def({
  method: 'POST',
  path: '/api/organization/orders',
  summary: 'Ask for a quote',
  body: z.object({
    plan_name: schoolPlanNameSchema,
    billing_name: nameSchema,
    billing_address: addressSchema,
    purchase_order: purchaseOrderSchema.optional(),
    tax_number: taxNumberSchema.optional(),
    vat_number: vatNumberSchema.optional(),
  }),
  response: schoolOrderSchema,
  who: ['admin'],
  mutates: true,
  fresh: 'beside_child',
  ownerOnly: true,
});

const params = z.object({ order_id: z.uuid() });

/**
 * Another school's order is refused with 403, as is an unknown one. `seller` and `payment` are lines of text;
 * `seller_tax_number` is null on a site without one.
 */
export const organizationOrderGet = def({
  method: 'GET',
  path: '/api/organization/orders/{order_id}',
  summary: 'A quote or an invoice to print',
  params,
  response: z.object({
    order: schoolOrderSchema,
    seller: z.array(z.string()),
    seller_tax_number: z.string().nullable(),
    /** How to pay, such as a bank account. */
    payment: z.array(z.string()),
  }),
  who: ['admin', 'operator'],
  mutates: false,
  fresh: 'beside_child',
});

/**
 * Accepts a quote, which becomes an invoice. Ordering again changes nothing. A quote that is no longer valid is refused
 * with 409 (`quote_expired`), and so is a cancelled quote. `total_cents` is the total that the reader saw: if the
 * operator has changed the tax meanwhile, the answer is a 409 (`taken_meanwhile`).
 */
export const organizationOrderAccept = def({
  method: 'POST',
  path: '/api/organization/orders/{order_id}/accept',
  summary: 'Order by invoice',
  params,
  body: z.object({
    purchase_order: purchaseOrderSchema.optional(),
    total_cents: z.int().min(0).optional(),
  }),
  response: schoolOrderSchema,
  who: ['admin'],
  mutates: true,
  fresh: 'beside_child',
  ownerOnly: true,
});

export const listedOrderSchema = schoolOrderSchema
  .extend({
    organization_id: z.uuid(),
    organization_name: z.string(),
    /** The email address of the admin who asked for the quote; null when the account was deleted. */
    email: z.string().nullable(),
    /** Whether the order has a licence code that is not revoked, and is redeemed or can still be redeemed. */
    has_code: z.boolean(),
  })
  .meta({ id: 'ListedOrder' });
export type ListedOrder = z.infer<typeof listedOrderSchema>;

/**
 * Orders in one state or in all, newest first. `after` is the id of the last order shown; the answer's `next` is the
 * `after` of the next page.
 */
export const licenceOrders = def({
  method: 'GET',
  path: '/api/licence/orders',
  summary: 'Quotes and invoices of all schools',
  query: z.object({
    search: z.string().max(200).default(''),
    state: z.enum(LISTED_ORDER_STATES).optional(),
    after: z.uuid().optional(),
  }),
  response: z.object({ orders: z.array(listedOrderSchema), next: z.uuid().nullable() }),
  who: ['operator'],
  mutates: false,
  fresh: 'beside_child',
});

/**
 * Records that an invoice is paid, or that an order is cancelled. A quote cannot be paid (409, `not_ordered`), and a paid
 * invoice cannot be cancelled (409, `already_paid`).
 */
export const licenceOrderDecide = def({
  method: 'POST',
  path: '/api/licence/orders/{order_id}',
  summary: 'Mark an invoice as paid or cancel it',
  params,
  body: z.object({ state: z.enum(['paid', 'cancelled']) }),
  response: listedOrderSchema,
  who: ['operator'],
  mutates: true,
  fresh: 'beside_child',
});

/**
 * Sets the tax rate of a quote; null: the price is without tax. With `reverse_charge` there is no rate; if
 * `isReverseCharge` does not allow this, the answer is a 422. The tax of an invoice never changes, so an invoice is
 * refused with 409 (`already_ordered`), and so is a cancelled quote. To correct an invoice, cancel it and ask the
 * school to request a new quote.
 */
export const licenceOrderTax = def({
  method: 'PUT',
  path: '/api/licence/orders/{order_id}/tax',
  summary: 'Set the tax of a quote',
  params,
  body: z.object({ tax_rate: taxRateSchema.nullable(), reverse_charge: z.boolean().default(false) }),
  response: listedOrderSchema,
  who: ['operator'],
  mutates: true,
  fresh: 'beside_child',
});
