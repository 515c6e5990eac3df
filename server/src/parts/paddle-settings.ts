import { PLAN_NAMES, type PlanName } from '@hopcode/contract/payment/plans';
import { z } from 'zod';

/**
 * Names of prices without a trial, for subscribers who have already had one. The amounts are the same as those of the
 * plans.
 */
const PRICES_WITHOUT_TRIAL = [
  'parent_without_trial',
  'small_school_without_trial',
  'large_school_without_trial',
] as const;

/** The names of all prices that `PADDLE_PRICES` must contain. */
export const PADDLE_PRICE_NAMES = [...PLAN_NAMES, ...PRICES_WITHOUT_TRIAL] as const;
export type PaddlePriceName = (typeof PADDLE_PRICE_NAMES)[number];

/** The name of the price of a plan, with or without a trial. Each course has only one price. */
export const priceNameOf = (plan: PlanName, hasTrial: boolean): PaddlePriceName =>
  hasTrial ? plan : (PRICES_WITHOUT_TRIAL.find((name) => name === `${plan}_without_trial`) ?? plan);

/** The plan that is sold at the price with this name. */
export const planOfPriceName = (name: PaddlePriceName): PlanName | undefined =>
  PLAN_NAMES.find((plan) => name === plan || name === `${plan}_without_trial`);

type Pair = readonly [name: string, price: string];

const pairsOf = (text: string): readonly Pair[] =>
  text.split(',').map((pair) => {
    const [name = '', price = ''] = pair.trim().split('=');
    return [name, price];
  });

const missingPrice = (name: PaddlePriceName): string => {
  const plan = planOfPriceName(name);
  return `is missing: expected pri_...${plan === name ? '' : `, the price of ${plan} without a trial`}`;
};

/**
 * The problem of a pair of a name and a price; undefined if there is none. Its name and its price must differ from
 * those of the pairs before it. If the same price had two names, a payer could get a second trial.
 */
function problemOfPair([name, price]: Pair, before: readonly Pair[]): string | undefined {
  if (!PADDLE_PRICE_NAMES.some((known) => known === name)) return 'is not the name of a price';
  if (before.some(([other]) => other === name)) return 'is there twice';
  if (!/^pri_\w{1,100}$/.test(price)) return 'expected pri_...';
  const other = before.find(([, theirs]) => theirs === price);
  return other === undefined ? undefined : `is the price of ${other[0]}, too`;
}

/** `python_course=pri_01...,parent=pri_02...`: every price. */
const pricesSchema = z
  .string()
  .max(2000)
  .transform(pairsOf)
  .superRefine((pairs, context) => {
    const say = (name: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [name], message });
    for (const [index, pair] of pairs.entries()) {
      const problem = problemOfPair(pair, pairs.slice(0, index));
      if (problem !== undefined) say(pair[0], problem);
    }
    for (const name of PADDLE_PRICE_NAMES)
      if (!pairs.some(([found]) => found === name)) say(name, missingPrice(name));
  })
  .transform((pairs) => Object.fromEntries(pairs))
  .pipe(z.record(z.enum(PADDLE_PRICE_NAMES), z.string()));

/** The environment variables for Paddle (docs/decisions/0080). */
export const PADDLE_VARIABLES = {
  PADDLE_API_KEY: z.string().min(1).max(300).optional(),
  /** The environment of Paddle: `sandbox`, `production`, or the address of another one. */
  PADDLE_ENVIRONMENT: z
    .union([z.enum(['sandbox', 'production']), z.url({ protocol: /^https?$/, hostname: /./ })])
    .default('production'),
  /** The secrets that sign webhooks, separated by commas. There are two while a new secret replaces an old one. */
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
  /** The token that Paddle's script on our checkout page needs. If it is null, the payer pays on Paddle's own page. */
  readonly clientToken: string | null;
  readonly prices: Readonly<Record<PaddlePriceName, string>>;
};

/** The variables that Paddle needs to sell. */
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
