import { type Kysely, sql } from 'kysely';

/**
 * Until now the server did not run the programs in proofs. Now a draft that only a run can prove needs a new proof.
 * Levels that others can already play do not.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update creative_levels set proven_hash = null
    where proven_hash is not null and not is_public and not school_visible
      and farms @? '$[*] ? (exists(@.maxLinesOfCode) || exists(@.ideas) || exists(@.levelGoals[*].variable)
        || exists(@.levelGoals[*].file))'`.execute(db);
}
