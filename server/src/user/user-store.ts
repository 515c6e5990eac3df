import type { Database } from '../database/database.ts';

/** Keeps the language that an account has chosen. */
export async function saveLanguage(db: Database, userId: string, code: string): Promise<void> {
  await db.updateTable('users').set({ language: code }).where('id', '=', userId).execute();
}
