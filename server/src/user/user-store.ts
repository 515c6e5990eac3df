import type { Database } from '../database/database.ts';

/** Stores the language that an account has chosen. */
export async function saveLanguage(db: Database, userId: string, code: string): Promise<void> {
  await db.updateTable('users').set({ language: code }).where('id', '=', userId).execute();
}

/** The code of the language that an account has chosen; null if it has chosen none. */
export async function findLanguage(db: Database, userId: string): Promise<string | null | undefined> {
  const found = await db.selectFrom('users').select('language').where('id', '=', userId).executeTakeFirst();
  return found?.language;
}
