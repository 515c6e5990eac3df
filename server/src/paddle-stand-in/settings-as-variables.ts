import type { PaddleSettings } from '../parts/paddle-settings.ts';

/** Settings for Paddle as environment variables, for a server that sells with them. */
export const settingsAsVariables = ({
  apiKey,
  environment,
  webhookSecrets,
  prices,
}: PaddleSettings): Readonly<Record<string, string>> => ({
  SELLING: 'paddle',
  PADDLE_API_KEY: apiKey,
  PADDLE_ENVIRONMENT: environment,
  PADDLE_WEBHOOK_SECRETS: webhookSecrets.join(','),
  PADDLE_PRICES: Object.entries(prices)
    .map(([name, price]) => `${name}=${price}`)
    .join(','),
});
