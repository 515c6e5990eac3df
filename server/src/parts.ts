import type { Database } from './database/database.ts';
import type { Content } from './level/content.ts';

/** Everything that handlers work with. */
export type Parts = {
  readonly db: Database;
  readonly content: Content;
};
