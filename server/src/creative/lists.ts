import {
  CREATIVE_LIST_LIMIT,
  type CreativePage,
  creativeFavorites,
  creativeFavoritesPage,
  creativeOfCreator,
  creativeOfCreatorPage,
  creativeOwn,
  creativeOwnPage,
  creativePublic,
  creativePublicPage,
  creativeSchool,
  creativeSchoolPage,
  creativeStats,
} from '@hopcode/contract/creative/lists';
import { type Handler, handle, handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import type { Session } from '../sessions/session-store.ts';
import {
  type Found,
  listFavorites,
  listOfCreator,
  listOfSchool,
  listOwn,
  listPublic,
  type Slice,
  statsOfCreator,
} from './lists-store.ts';
import { authorName, summaryOf } from './summary-rows.ts';
import { type Viewer, viewerOf } from './viewer.ts';

type Caller = { readonly session: Session | undefined; readonly locale: string };
type Paged = { readonly page: number; readonly size: number; readonly search: string };

const WHOLE: Slice = { offset: 0, size: CREATIVE_LIST_LIMIT, search: '' };
const sliceOf = ({ page, size, search }: Paged): Slice => ({ offset: (page - 1) * size, size, search });

const viewerIn = ({ session }: Caller): Viewer | undefined => session && viewerOf(session);

const listed = ({ rows }: Found, caller: Caller) =>
  rows.map((row) => summaryOf(row, viewerIn(caller), caller.locale));

const paged = (found: Found, caller: Caller, { page, size }: Paged): CreativePage => ({
  levels: listed(found, caller),
  page,
  size,
  total: found.total,
});

export const creativeListHandlers: readonly Handler[] = [
  handleForUser(creativeOwn, async (asked, { db }) =>
    listed(await listOwn(db, viewerOf(asked.session), WHOLE), asked),
  ),
  handleForUser(creativeOwnPage, async (asked, { db }) =>
    paged(await listOwn(db, viewerOf(asked.session), sliceOf(asked.query)), asked, asked.query),
  ),
  handle(creativePublic, async (asked, { db }) =>
    listed(await listPublic(db, viewerIn(asked), 'most_recent', WHOLE), asked),
  ),
  handle(creativePublicPage, async (asked, { db }) => {
    const { sort, ...query } = asked.query;
    return paged(await listPublic(db, viewerIn(asked), sort, sliceOf(query)), asked, query);
  }),
  handle(creativeOfCreator, async (asked, { db }) => {
    const creator = { userId: asked.params.creator_user_id, studentId: undefined };
    return listed(await listOfCreator(db, viewerIn(asked), creator, WHOLE), asked);
  }),
  handle(creativeOfCreatorPage, async (asked, { db }) => {
    const { creator_student_id: studentId, ...query } = asked.query;
    const creator = { userId: asked.params.creator_user_id, studentId };
    return paged(await listOfCreator(db, viewerIn(asked), creator, sliceOf(query)), asked, query);
  }),
  handle(creativeStats, async (asked, { db }) => {
    const creator = { userId: asked.params.creator_user_id, studentId: asked.query.creator_student_id };
    const viewer = viewerIn(asked);
    const found = await statsOfCreator(db, viewer, creator);
    if (found === undefined) return refuse(404, 'unknown_creator');
    return { ...found.sums, creator_name: authorName(found.one, viewer, asked.locale) };
  }),
  handleForUser(creativeSchool, async (asked, { db }) =>
    listed(await listOfSchool(db, viewerOf(asked.session), WHOLE), asked),
  ),
  handleForUser(creativeSchoolPage, async (asked, { db }) =>
    paged(await listOfSchool(db, viewerOf(asked.session), sliceOf(asked.query)), asked, asked.query),
  ),
  handleForUser(creativeFavorites, async (asked, { db }) =>
    listed(await listFavorites(db, viewerOf(asked.session), WHOLE), asked),
  ),
  handleForUser(creativeFavoritesPage, async (asked, { db }) =>
    paged(await listFavorites(db, viewerOf(asked.session), sliceOf(asked.query)), asked, asked.query),
  ),
];
