/**
 * The quiz that opens a course to a student who has not played the course before it. It belongs to no chapter:
 * `quizzes/<course>/placement.yaml`, in addresses the chapter 0.
 */
export const PLACEMENT = { id: 0, slug: 'placement' } as const;
