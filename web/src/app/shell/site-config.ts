import type { SellingMode } from '@hopcode/contract/payment/selling-mode';
import { z } from 'zod';
import { useSelling } from '../../lib/selling.ts';
import type { SiteFeatures } from '../../lib/site-features.tsx';

const SELLING: SiteFeatures = { signUp: true, purchase: true };
const NOT_SELLING: SiteFeatures = { signUp: true, purchase: false };

/**
 * The optional parts of this site. Whether the site sells courses is a setting of its server. Returns the same object
 * for the same mode, because each new object makes the whole page render again.
 */
export const siteFeatures = (selling: SellingMode): SiteFeatures =>
  selling === 'off' ? NOT_SELLING : SELLING;

/**
 * The parts of the site that have their own pages. A link in `site-links.ts` names the part that it needs. If a part is
 * off, no link leads to it.
 */
export const SITE_PARTS = {
  school: true,
  challenges: true,
  quizzes: true,
  creativeLevels: true,
  levelCreator: true,
  certificates: true,
  badges: true,
} as const satisfies Readonly<Record<string, boolean>>;

export type SitePart = keyof typeof SITE_PARTS | 'billing' | 'purchase';
export type SiteParts = Readonly<Record<SitePart, boolean>>;

/** The parts of a site, depending on whether and how it sells. */
export const sitePartsOf = (selling: SellingMode): SiteParts => ({
  ...SITE_PARTS,
  billing: selling !== 'off',
  purchase: selling !== 'off',
});

/** The parts of this site. */
export const useSiteParts = (): SiteParts => sitePartsOf(useSelling());

const webAddress = z
  .url({ protocol: /^https$/ })
  .optional()
  .catch(undefined);

/**
 * Addresses on other sites, which are set when the pages are built. If an address is missing, its link opens the
 * feedback form or is left out.
 */
export const OUTSIDE = {
  vote: webAddress.parse(import.meta.env.VITE_VOTE_ADDRESS),
  discord: webAddress.parse(import.meta.env.VITE_DISCORD_ADDRESS),
} as const;

export type Outside = Readonly<Record<keyof typeof OUTSIDE, string | undefined>>;
