import {
  addProviderTasks,
  finishProviderTask,
  type ProviderTask,
  takeProviderTask,
} from '../accounts/provider-task-store.ts';
import type { Database } from '../database/database.ts';
import type { Parts } from '../parts/parts.ts';
import type { PaymentProvider, ProviderFailure } from '../parts/payment-provider.ts';
import { paymentsOfSubscription } from './double-subscription-store.ts';

/** Maximum number of tasks in one round, so that every round ends. */
const AT_MOST = 100;

const tell = (db: Database, provider: PaymentProvider, { kind, providerId }: ProviderTask) => {
  switch (kind) {
    case 'refund':
      return provider.refund(providerId);
    case 'end_subscription':
      return provider.end(providerId);
    case 'end_double':
      return endDouble(db, provider, providerId);
    case 'cancel_subscription':
      return provider.cancel(providerId);
  }
};

/**
 * Whether a task is finished: the provider has just done it, or did it earlier. A task that was `refused` is repeated
 * too, because a person may first have to change something at the provider.
 */
const isOver = (answer: 'done' | ProviderFailure): boolean => answer === 'done' || answer === 'gone';

/** Ends a subscription that was bought twice, and adds tasks that refund its payments. */
export async function endDouble(
  db: Database,
  provider: PaymentProvider,
  providerId: string,
): Promise<'done' | ProviderFailure> {
  const answer = await provider.end(providerId);
  if (!isOver(answer)) return answer;
  await addProviderTasks(db, 'refund', await paymentsOfSubscription(db, providerId));
  await finishProviderTask(db, { kind: 'end_double', providerId });
  return answer;
}

/**
 * Runs the tasks for the provider: it asks for the refunds that the operator has approved, and ends subscriptions that
 * were bought twice or whose account was deleted. A task is repeated if it fails or if the server stops while it runs.
 * The wait before each try is twice as long as the one before. Returns how many tasks were finished.
 */
export async function runProviderTasks({ db, selling }: Pick<Parts, 'db' | 'selling'>): Promise<number> {
  const { provider } = selling;
  if (provider === undefined) return 0;
  let over = 0;
  for (let count = 0; count < AT_MOST; count += 1) {
    const task = await takeProviderTask(db);
    if (task === undefined) break;
    if (!isOver(await tell(db, provider, task))) continue;
    await finishProviderTask(db, task);
    over += 1;
  }
  return over;
}
