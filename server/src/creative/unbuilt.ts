import { creativeLike, creativeUnlike } from '@hopcode/contract/creative/favorite';
import {
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
import { creativeDecide, creativeReport, creativeReview } from '@hopcode/contract/creative/moderation';
import {
  creativeCheckSlug,
  creativeCreate,
  creativeDelete,
  creativeGet,
  creativeImport,
  creativeUpdate,
} from '@hopcode/contract/creative/own';
import { type Handler, handle } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';

/** The calls whose handlers do not exist yet: they answer as unknown calls do. */
export const unbuiltHandlers: readonly Handler[] = [
  handle(creativeCheckSlug, async () => refuse(404, 'unknown_call')),
  handle(creativeCreate, async () => refuse(404, 'unknown_call')),
  handle(creativeDecide, async () => refuse(404, 'unknown_call')),
  handle(creativeDelete, async () => refuse(404, 'unknown_call')),
  handle(creativeFavorites, async () => refuse(404, 'unknown_call')),
  handle(creativeFavoritesPage, async () => refuse(404, 'unknown_call')),
  handle(creativeGet, async () => refuse(404, 'unknown_call')),
  handle(creativeImport, async () => refuse(404, 'unknown_call')),
  handle(creativeLike, async () => refuse(404, 'unknown_call')),
  handle(creativeOfCreator, async () => refuse(404, 'unknown_call')),
  handle(creativeOfCreatorPage, async () => refuse(404, 'unknown_call')),
  handle(creativeOwn, async () => refuse(404, 'unknown_call')),
  handle(creativeOwnPage, async () => refuse(404, 'unknown_call')),
  handle(creativePublic, async () => refuse(404, 'unknown_call')),
  handle(creativePublicPage, async () => refuse(404, 'unknown_call')),
  handle(creativeReport, async () => refuse(404, 'unknown_call')),
  handle(creativeReview, async () => refuse(404, 'unknown_call')),
  handle(creativeSchool, async () => refuse(404, 'unknown_call')),
  handle(creativeSchoolPage, async () => refuse(404, 'unknown_call')),
  handle(creativeStats, async () => refuse(404, 'unknown_call')),
  handle(creativeUnlike, async () => refuse(404, 'unknown_call')),
  handle(creativeUpdate, async () => refuse(404, 'unknown_call')),
];
