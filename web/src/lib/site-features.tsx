import { createContext, type ReactNode, use } from 'react';

/** Optional parts of the site (values: app/shell/site-config.ts). A part that is off has no links. */
export type SiteFeatures = {
  /** Visitors can create an account and log in. */
  readonly signUp: boolean;
  /** Courses can be bought, at /purchase and, for schools, at /schools. */
  readonly purchase: boolean;
};

/** A site for playing only: nothing is locked. */
export const PLAYING_ONLY: SiteFeatures = { signUp: false, purchase: false };

const SiteFeaturesContext = createContext<SiteFeatures>(PLAYING_ONLY);

type Props = { readonly features: SiteFeatures; readonly children: ReactNode };

/** Provides the optional parts of the site. */
export const SiteFeaturesProvider = ({ features, children }: Props) => (
  <SiteFeaturesContext value={features}>{children}</SiteFeaturesContext>
);

/** The optional parts of the site; without a provider, playing only. */
export const useSiteFeatures = (): SiteFeatures => use(SiteFeaturesContext);
