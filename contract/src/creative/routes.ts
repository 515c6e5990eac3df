import type { Call } from '../call.ts';
import { creativeLike, creativeUnlike } from './favorite.ts';
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
} from './lists.ts';
import { creativeDecide, creativeReport, creativeReview } from './moderation.ts';
import {
  creativeCheckSlug,
  creativeCreate,
  creativeDelete,
  creativeGet,
  creativeImport,
  creativeUpdate,
} from './own.ts';

/** The calls about creative levels, by name. */
export const creativeRoutes: Readonly<Record<string, Call>> = {
  creativeCheckSlug,
  creativeCreate,
  creativeDecide,
  creativeDelete,
  creativeFavorites,
  creativeFavoritesPage,
  creativeGet,
  creativeImport,
  creativeLike,
  creativeOfCreator,
  creativeOfCreatorPage,
  creativeOwn,
  creativeOwnPage,
  creativePublic,
  creativePublicPage,
  creativeReport,
  creativeReview,
  creativeSchool,
  creativeSchoolPage,
  creativeStats,
  creativeUnlike,
  creativeUpdate,
};
