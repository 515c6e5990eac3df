import { describe, expect, it } from 'vitest';
import { isFreeChapter } from './free-chapters.ts';
import { courseOfPlan, PLAN_NAMES, PLANS, planOfCourse, TRIAL_DAYS } from './plans.ts';

describe('the plans', () => {
  it.each(PLAN_NAMES)('%s has a price', (name) => {
    expect(PLANS[name].cents).toBeGreaterThan(0);
  });

  // The pricing text of the specification (platform.md section 9).
  it.each([
    ['python_course', 1],
    ['advanced_python_course', 1],
    ['parent', 5],
    ['small_school', 200],
    ['large_school', null],
  ] as const)('%s is for at most %s students', (name, students) => {
    expect(PLANS[name].students).toBe(students);
  });

  it('that are subscriptions have a trial', () => {
    const trials = PLAN_NAMES.flatMap((name) => {
      const plan = PLANS[name];
      return plan.kind === 'subscription' ? [plan.trialDays] : [];
    });
    expect([trials, TRIAL_DAYS]).toEqual([[30, 30, 30], 30]);
  });

  it.each(['python', 'advanced-python'])('sell the course %s', (courseId) => {
    const plan = planOfCourse(courseId);
    expect(plan && courseOfPlan(plan)).toBe(courseId);
  });
});

describe('a chapter', () => {
  it.each([
    ['python', 0, true],
    ['python', 1, true],
    ['python', 2, false],
    ['advanced-python', 1, true],
    ['advanced-python', 2, false],
    ['challenges', 3, true],
  ])('%s %s is free: %s', (courseId, chapterId, free) => {
    expect(isFreeChapter(courseId, chapterId)).toBe(free);
  });
});
