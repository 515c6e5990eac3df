import { Environment, LogLevel, Paddle } from '@paddle/paddle-node-sdk';
import type { Database } from '../database/database.ts';
import {
  PADDLE_PRICE_NAMES,
  type PaddleSettings,
  planOfPriceName,
  priceNameOf,
} from '../parts/paddle-settings.ts';
import type { Selling } from '../parts/selling.ts';
import { customerOf } from './customer-store.ts';
import { paddleProvider } from './paddle-provider.ts';

/** If the SDK does not know an environment, it uses the environment's name as the address of the API. */
const environmentAt = (address: string): Environment => {
  const known = Object.values(Environment).find((name) => name === address);
  // @ts-expect-error an address is not a name, but the SDK has no other way to reach another address
  return known ?? address;
};

/** Sells through Paddle. */
export function paddleSelling(
  db: Database,
  { apiKey, environment, webhookSecrets, clientToken, prices }: PaddleSettings,
  onFailure: (error: Error) => void,
): Selling {
  const paddle = new Paddle(apiKey, { environment: environmentAt(environment), logLevel: LogLevel.none });
  return {
    mode: 'paddle',
    planOfPrice: (priceId) => {
      const name = PADDLE_PRICE_NAMES.find((known) => prices[known] === priceId);
      return name && planOfPriceName(name);
    },
    webhookSecrets,
    clientToken,
    provider: paddleProvider({
      paddle,
      priceOf: (plan, hasTrial) => prices[priceNameOf(plan, hasTrial)],
      customerOf: (userId, create) => customerOf(db, userId, create),
      hasOwnPage: clientToken !== null,
      onFailure,
    }),
  };
}
