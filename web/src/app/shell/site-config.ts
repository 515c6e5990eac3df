import { z } from 'zod';
import type { SiteFeatures } from '../../lib/site-features.tsx';

/** The optional parts of this site. A part that is false here has no links. */
export const SITE_FEATURES: SiteFeatures = { signUp: true, purchase: false };

/** Parts with their own pages; a link of `site-links.ts` names the part it needs. */
export const SITE_PARTS = {
  school: true,
  challenges: true,
  quizzes: true,
  creativeLevels: true,
  levelCreator: true,
  certificates: false,
  badges: false,
  billing: false,
  purchase: SITE_FEATURES.purchase,
} as const satisfies Readonly<Record<string, boolean>>;

export type SitePart = keyof typeof SITE_PARTS;
export type SiteParts = Readonly<Record<SitePart, boolean>>;

const webAddress = z
  .url({ protocol: /^https$/ })
  .optional()
  .catch(undefined);

/**
 * Addresses outside of this site, set when the pages are built. A link without its address opens the feedback form,
 * or is left out.
 */
export const OUTSIDE = {
  vote: webAddress.parse(import.meta.env.VITE_VOTE_ADDRESS),
  discord: webAddress.parse(import.meta.env.VITE_DISCORD_ADDRESS),
} as const;

export type Outside = Readonly<Record<keyof typeof OUTSIDE, string | undefined>>;
