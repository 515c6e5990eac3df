import type { Database } from '../database/database.ts';

/**
 * Returns the id that an account has as a customer of the provider. If there is none, the customer is created with the
 * confirmed email address of the account. Undefined if the address is not confirmed, because it may belong to another
 * person.
 */
export async function customerOf(
  db: Database,
  userId: string,
  create: (email: string) => Promise<string>,
): Promise<string | undefined> {
  const known = await db
    .selectFrom('payment_customers')
    .select('customer_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (known !== undefined) return known.customer_id;
  const account = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  if (account?.email == null) return undefined;
  const customerId = await create(account.email);
  await db
    .insertInto('payment_customers')
    .values({ user_id: userId, customer_id: customerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return customerId;
}
