/** Key in `localStorage` of the learner whom an account of this browser has chosen. */
export const LEARNER_KEY = 'hopcode.learner';

/** Key in `sessionStorage` of a message about the previous page. */
export const PAGE_MESSAGE_KEY = 'hopcode.page-message';

/** Key in `localStorage` of the chosen colours. */
export const COLOR_SCHEME_KEY = 'hopcode.color_scheme';
