/** The courses on offer, each with where it begins (platform.md section 9). */
export const COURSES = [
  { id: 'python', firstLevel: 'intro-level1' },
  { id: 'advanced-python', firstLevel: 'generators-level1' },
] as const;
