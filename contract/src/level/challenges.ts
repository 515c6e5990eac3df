/**
 * The course of the challenges; each of its chapters is one difficulty. The course is not part of the learning path:
 * classes do not lock or unlock it, and "continue" never leads to one of its levels.
 */
export const CHALLENGES = 'challenges';
