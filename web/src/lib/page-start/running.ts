/**
 * The name of the event on the document that reports that the application is running and the page responds to input.
 */
export const RUNNING = 'hopcode:running';
