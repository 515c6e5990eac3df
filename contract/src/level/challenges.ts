/**
 * The course of the challenges; its chapters are their difficulties. It is not part of the learning path:
 * classes do not lock or unlock it, and "continue" never leads to one of its levels.
 */
export const CHALLENGES = 'challenges';
