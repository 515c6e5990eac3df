/** An event of the document. It means that the application is running and the page responds to input. */
export const RUNNING = 'hopcode:running';
