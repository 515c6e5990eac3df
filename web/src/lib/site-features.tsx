import { createContext, type ReactNode, use } from 'react';

/** Parts of the site that are switched on (values: app/shell/site-config.ts). A part that is off has no links. */
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

/** Gives the components below it the parts of the site. */
export const SiteFeaturesProvider = ({ features, children }: Props) => (
  <SiteFeaturesContext value={features}>{children}</SiteFeaturesContext>
);

/** Parts of the site that are switched on; without a provider, playing only. */
export const useSiteFeatures = (): SiteFeatures => use(SiteFeaturesContext);
