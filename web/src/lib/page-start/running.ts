/** Event of the document: the application runs, and its page answers to input. */
export const RUNNING = 'hopcode:running';
