/** First segments of the pages that make no sense once somebody is logged in, below the language. */
export const LOGIN_PAGES: ReadonlySet<string> = new Set([
  'login',
  'signup',
  'reset-password',
  'forgot-password',
  'login-org',
]);
