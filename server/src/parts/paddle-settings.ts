import { PLAN_NAMES, type PlanName } from '@hopcode/contract/payment/plans';
import { z } from 'zod';

/** Prices of subscriptions for payers who have had their trial: the same as those of the plans, without its trial. */
const PRICES_WITHOUT_TRIAL = [
  'parent_without_trial',
  'small_school_without_trial',
  'large_school_without_trial',
] as const;

/** Every price that is needed, by its name in `PADDLE_PRICES`. */
export const PADDLE_PRICE_NAMES = [...PLAN_NAMES, ...PRICES_WITHOUT_TRIAL] as const;
export type PaddlePriceName = (typeof PADDLE_PRICE_NAMES)[number];

/** The price of a plan for a payer who has had the trial, or not. Courses have one price. */
export const priceNameOf = (plan: PlanName, hasTrial: boolean): PaddlePriceName =>
  hasTrial ? plan : (PRICES_WITHOUT_TRIAL.find((name) => name === `${plan}_without_trial`) ?? plan);

/** The plan that is sold at a price. */
export const planOfPriceName = (name: PaddlePriceName): PlanName | undefined =>
  PLAN_NAMES.find((plan) => name === plan || name === `${plan}_without_trial`);

/** `python_course=pri_01...,parent=pri_02...`: every price. */
const pricesSchema = z
  .string()
  .max(2000)
  .transform((text) => Object.fromEntries(text.split(',').map((pair) => pair.trim().split('='))))
  .pipe(
    z.record(z.enum(PADDLE_PRICE_NAMES), z.string().regex(/^pri_\w{1,100}$/, { error: 'expected pri_...' })),
  );

/** The environment variables of Paddle (docs/decisions/0080). */
export const PADDLE_VARIABLES = {
  PADDLE_API_KEY: z.string().min(1).max(300).optional(),
  /** `sandbox`, `production`, or the address of another one. */
  PADDLE_ENVIRONMENT: z
    .union([z.enum(['sandbox', 'production']), z.url({ protocol: /^https?$/, hostname: /./ })])
    .default('production'),
  /** The secrets that sign webhooks, separated by commas: two while one replaces the other. */
  PADDLE_WEBHOOK_SECRETS: z.string().min(1).max(1000).optional(),
  PADDLE_CLIENT_TOKEN: z
    .string()
    .regex(/^(test|live)_\w{1,100}$/, { error: 'expected test_... or live_...' })
    .optional(),
  PADDLE_PRICES: pricesSchema.optional(),
} as const;

export type PaddleSettings = {
  readonly apiKey: string;
  readonly environment: string;
  readonly webhookSecrets: readonly string[];
  /** What Paddle's script on our checkout page needs; without it the payer is sent to Paddle's own address. */
  readonly clientToken: string | null;
  readonly prices: Readonly<Record<PaddlePriceName, string>>;
};

/** The variables without which Paddle cannot sell. */
export const PADDLE_NEEDS = ['PADDLE_API_KEY', 'PADDLE_WEBHOOK_SECRETS', 'PADDLE_PRICES'] as const;

type Found = {
  readonly PADDLE_API_KEY?: string | undefined;
  readonly PADDLE_ENVIRONMENT: string;
  readonly PADDLE_WEBHOOK_SECRETS?: string | undefined;
  readonly PADDLE_CLIENT_TOKEN?: string | undefined;
  readonly PADDLE_PRICES?: Readonly<Record<PaddlePriceName, string>> | undefined;
};

/** The settings of Paddle; undefined if one is missing. */
export function paddleOf(found: Found): PaddleSettings | undefined {
  const {
    PADDLE_API_KEY: apiKey,
    PADDLE_WEBHOOK_SECRETS: secrets,
    PADDLE_PRICES: prices,
    PADDLE_CLIENT_TOKEN: clientToken = null,
  } = found;
  if (apiKey === undefined || secrets === undefined || prices === undefined) return undefined;
  const webhookSecrets = secrets.split(',').map((one) => one.trim());
  return { apiKey, environment: found.PADDLE_ENVIRONMENT, webhookSecrets, clientToken, prices };
}
