/** The courses of a school, in the order in which they are offered (platform.md section 9). */
export const COURSE_IDS = ['python', 'advanced-python'] as const;
