/** Resolves in a new task, so that the browser can draw and respond to input before the next part of a long job. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
