/**
 * The course of the challenges; its chapters are their difficulties. It is no step of anybody's way: classes neither
 * open nor close it, and none of its levels is the one to go on with.
 */
export const CHALLENGES = 'challenges';
