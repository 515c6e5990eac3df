import { z } from 'zod';
import { def } from '../call.ts';
import { creativeSummarySchema } from './creative-summary.ts';

/** Number of levels on a page, unless the call asks for another number (platform.md section 9). */
export const CREATIVE_PAGE_SIZE = 12;
/** Maximum number of levels in an answer without pages. */
export const CREATIVE_LIST_LIMIT = 100;
/** Maximum number of results of a search. */
export const CREATIVE_SEARCH_LIMIT = 1000;

export const creativeSortSchema = z.enum(['most_recent', 'most_played', 'most_liked']);
export type CreativeSort = z.infer<typeof creativeSortSchema>;

const page = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  size: z.coerce.number().int().min(1).max(48).default(CREATIVE_PAGE_SIZE),
};
/** A part of a name. Spaces around it do not count. */
const search = z.string().trim().max(50).default('');

const pageQuery = z.object({ ...page, search });

/**
 * A page of a list. The last changed levels come first, unless `sort` is given. `total` counts the whole list; for a
 * long public list, it may be a few seconds old.
 */
const pageSchema = z
  .object({
    levels: z.array(creativeSummarySchema),
    page: z.int().min(1),
    size: z.int().min(1),
    total: z.int().min(0),
  })
  .meta({ id: 'CreativePage' });
export type CreativePage = z.infer<typeof pageSchema>;

/** The first `CREATIVE_LIST_LIMIT` levels of a list. */
const listSchema = z.array(creativeSummarySchema);

/** The caller's own levels: those of the chosen student, otherwise those of the whole account. */
export const creativeOwn = def({
  method: 'GET',
  path: '/api/level/creative',
  summary: 'Own creative levels',
  response: listSchema,
  who: ['user'],
  mutates: false,
});

export const creativeOwnPage = def({
  method: 'GET',
  path: '/api/level/creative/paginated',
  summary: 'Own creative levels, by pages',
  query: pageQuery,
  response: pageSchema,
  who: ['user'],
  mutates: false,
});

export const creativePublic = def({
  method: 'GET',
  path: '/api/level/creative/public',
  summary: 'Public creative levels, newest first',
  response: listSchema,
  who: ['anon'],
  mutates: false,
});

export const creativePublicPage = def({
  method: 'GET',
  path: '/api/level/creative/public/paginated',
  summary: 'Public creative levels, by pages',
  query: pageQuery.extend({ sort: creativeSortSchema.default('most_recent') }),
  response: pageSchema,
  who: ['anon'],
  mutates: false,
});

const creator = z.object({ creator_user_id: z.uuid() });
/** Only the levels of one student of the creator's account. */
const ofStudent = { creator_student_id: z.uuid().optional() };

/** Public levels of one account. An account without public levels has an empty list. */
export const creativeOfCreator = def({
  method: 'GET',
  path: '/api/level/creative/public/creator/{creator_user_id}',
  summary: 'Public levels of a creator',
  params: creator,
  response: listSchema,
  who: ['anon'],
  mutates: false,
});

export const creativeOfCreatorPage = def({
  method: 'GET',
  path: '/api/level/creative/public/creator/{creator_user_id}/paginated',
  summary: 'Public levels of a creator, by pages',
  params: creator,
  query: pageQuery.extend(ofStudent),
  response: pageSchema,
  who: ['anon'],
  mutates: false,
});

/**
 * The totals of all public levels of a creator. A creator without public levels is refused with 404
 * (`unknown_creator`).
 */
export const creativeStats = def({
  method: 'GET',
  path: '/api/level/creative/public/creator/{creator_user_id}/stats',
  summary: 'Numbers of a creator',
  params: creator,
  query: z.object(ofStudent),
  response: z.object({
    creator_name: z.string().nullable(),
    levels: z.int().min(0),
    plays: z.int().min(0),
    completions: z.int().min(0),
    likes: z.int().min(0),
  }),
  who: ['anon'],
  mutates: false,
});

/** Levels that are shared with the caller's school; empty for an account without one. */
export const creativeSchool = def({
  method: 'GET',
  path: '/api/level/creative/school',
  summary: 'Levels of the school',
  response: listSchema,
  who: ['user'],
  mutates: false,
});

export const creativeSchoolPage = def({
  method: 'GET',
  path: '/api/level/creative/school/paginated',
  summary: 'Levels of the school, by pages',
  query: pageQuery,
  response: pageSchema,
  who: ['user'],
  mutates: false,
});

/** Levels that the caller likes and can still play, last liked first. */
export const creativeFavorites = def({
  method: 'GET',
  path: '/api/level/creative/favorites',
  summary: 'Liked levels',
  response: listSchema,
  who: ['user'],
  mutates: false,
});

export const creativeFavoritesPage = def({
  method: 'GET',
  path: '/api/level/creative/favorites/paginated',
  summary: 'Liked levels, by pages',
  query: pageQuery,
  response: pageSchema,
  who: ['user'],
  mutates: false,
});
