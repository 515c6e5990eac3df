/** The key in `localStorage` of the learner whom an account in this browser has chosen. */
export const LEARNER_KEY = 'hopcode.learner';

/** The key in `sessionStorage` of a message about the previous page. */
export const PAGE_MESSAGE_KEY = 'hopcode.page-message';

/** The key in `localStorage` of the chosen colour scheme. */
export const COLOR_SCHEME_KEY = 'hopcode.color_scheme';
