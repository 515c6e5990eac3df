/** The key in `localStorage` for the learner that the account in this browser has chosen. */
export const LEARNER_KEY = 'hopcode.learner';

/** The key in `sessionStorage` for a message about the previous page. */
export const PAGE_MESSAGE_KEY = 'hopcode.page-message';

/** The key in `localStorage` for the chosen colour scheme. */
export const COLOR_SCHEME_KEY = 'hopcode.color_scheme';
