import { createContext, type ReactNode, use } from 'react';

/** Which parts of the site there are. Links to a part that is not there are never shown, and no wall leads to it. */
export type SiteFeatures = {
  /** Visitors can make an account and log in. */
  readonly signUp: boolean;
  /** Courses can be bought, at /purchase and, for schools, at /schools. */
  readonly purchase: boolean;
};

/** A site for playing only: no walls, everything can be played. */
export const PLAYING_ONLY: SiteFeatures = { signUp: false, purchase: false };

const SiteFeaturesContext = createContext<SiteFeatures>(PLAYING_ONLY);

type Props = { readonly features: SiteFeatures; readonly children: ReactNode };

/** Tells everything below which parts of the site there are. */
export const SiteFeaturesProvider = ({ features, children }: Props) => (
  <SiteFeaturesContext value={features}>{children}</SiteFeaturesContext>
);

/** Which parts of the site there are; playing only where nobody has said more. */
export const useSiteFeatures = (): SiteFeatures => use(SiteFeaturesContext);
