import { createContext, type ReactNode, use } from 'react';

/**
 * The optional parts of the site. Their values are in app/shell/site-config.ts. There are no links to a part that is
 * off.
 */
export type SiteFeatures = {
  /** Whether visitors can create an account and log in. */
  readonly signUp: boolean;
  /** Whether this site sells courses: at /purchase, and for schools at /schools. */
  readonly purchase: boolean;
};

/** A site that is only for playing, where nothing is locked. */
export const PLAYING_ONLY: SiteFeatures = { signUp: false, purchase: false };

const SiteFeaturesContext = createContext<SiteFeatures>(PLAYING_ONLY);

type Props = { readonly features: SiteFeatures; readonly children: ReactNode };

/** Provides the optional parts of the site to all components below. */
export const SiteFeaturesProvider = ({ features, children }: Props) => (
  <SiteFeaturesContext value={features}>{children}</SiteFeaturesContext>
);

/** The optional parts of the site. Without a provider, the site is only for playing. */
export const useSiteFeatures = (): SiteFeatures => use(SiteFeaturesContext);
