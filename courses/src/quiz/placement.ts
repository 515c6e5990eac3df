/**
 * The quiz that opens a course to a student who has not played the course before it. The quiz belongs to no chapter:
 * its file is `quizzes/<course>/placement.yaml`, and in addresses it is chapter 0.
 */
export const PLACEMENT = { id: 0, slug: 'placement' } as const;
