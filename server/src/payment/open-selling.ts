import type { Database } from '../database/database.ts';
import type { MailQueue } from '../mail/send-mail.ts';
import { NOT_SELLING, type Selling } from '../parts/selling.ts';
import type { Settings } from '../parts/settings.ts';
import { testSelling } from './test-provider.ts';

/** Prepares selling in the mode that the settings name. Paddle's SDK is loaded only if it is used. */
export async function openSelling(
  { selling, paddle }: Pick<Settings, 'selling' | 'paddle'>,
  { db, mail }: { readonly db: Database; readonly mail: () => MailQueue },
  onFailure: (error: Error) => void,
): Promise<Selling> {
  if (selling === 'test') return await testSelling(db, mail);
  if (selling === 'off' || paddle === undefined) return NOT_SELLING;
  const { paddleSelling } = await import('./paddle-selling.ts');
  return paddleSelling(db, paddle, onFailure);
}
