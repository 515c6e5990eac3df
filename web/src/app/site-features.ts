import type { SiteFeatures } from '../lib/site-features.tsx';

/** Which parts of this site are built. A part that is false here is linked from nowhere. */
export const SITE_FEATURES: SiteFeatures = { signUp: true, google: false, purchase: false };
