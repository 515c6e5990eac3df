import fastify, { type FastifyInstance } from 'fastify';
import type { PaddleSettings } from '../parts/paddle-settings.ts';
import { addApi } from './api.ts';
import { priceIdOf } from './bodies.ts';
import { type Delivery, deliver } from './webhooks.ts';
import { World } from './world.ts';

const PRICES: PaddleSettings['prices'] = {
  python_course: priceIdOf('python_course'),
  advanced_python_course: priceIdOf('advanced_python_course'),
  parent: priceIdOf('parent'),
  small_school: priceIdOf('small_school'),
  large_school: priceIdOf('large_school'),
  parent_without_trial: priceIdOf('parent_without_trial'),
  small_school_without_trial: priceIdOf('small_school_without_trial'),
  large_school_without_trial: priceIdOf('large_school_without_trial'),
};

export type StandIn = {
  readonly world: World;
  /** The settings for a server that sells through this stand-in. */
  readonly settings: PaddleSettings;
  readonly app: FastifyInstance;
  /** Sends the events that a site has not yet accepted. Returns how many events the site has still not accepted. */
  readonly deliver: (url: string, how?: Delivery) => Promise<number>;
  readonly stop: () => Promise<void>;
};

/**
 * Starts a stand-in for Paddle's API on the loopback interface, which follows Paddle's public API documents. No real
 * money is paid. `add` can add routes before the server listens.
 */
export async function startStandIn({
  port = 0,
  apiKey = 'pdl_standin_key',
  webhookSecret = 'pdl_standin_secret',
  add = () => {},
}: {
  readonly port?: number;
  readonly apiKey?: string;
  readonly webhookSecret?: string;
  readonly add?: (app: FastifyInstance, world: World) => void;
} = {}): Promise<StandIn> {
  const app = fastify();
  let address = '';
  const world = new World(() => address);
  addApi(app, world, apiKey);
  add(app, world);
  address = await app.listen({ port, host: '127.0.0.1' });
  return {
    world,
    app,
    settings: {
      apiKey,
      environment: address,
      webhookSecrets: [webhookSecret],
      clientToken: null,
      prices: PRICES,
    },
    deliver: (url, how) => deliver(world, { url, secret: webhookSecret }, how),
    stop: () => app.close(),
  };
}
