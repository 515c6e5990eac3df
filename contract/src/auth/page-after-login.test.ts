import { expect, test } from 'vitest';
import { homeAfterLogin, ownPath, pageAfterLogin, pageInLanguage } from './page-after-login.ts';

test.each([
  ['/en/play/python/intro-level5', '/en/play/python/intro-level5'],
  ['/en/profile/students?page=2#top', '/en/profile/students?page=2#top'],
  ['/de/', '/de/'],
  [undefined, '/en/'],
  [null, '/en/'],
  ['', '/en/'],
  ['en/play', '/en/'],
  ['https://elsewhere.example/', '/en/'],
  ['//elsewhere.example/', '/en/'],
  ['/\\elsewhere.example/', '/en/'],
  ['/\t/elsewhere.example/', '/en/'],
  ['/en/..//elsewhere.example', '/en/'],
  ['javascript:alert(1)', '/en/'],
  ['/en/login', '/en/'],
  ['/login', '/en/'],
  ['/en//login', '/en/'],
  ['/en/login?redirect=/en/login', '/en/'],
  ['/en/LOGIN', '/en/'],
  ['/en/%6Cogin', '/en/'],
  ['/en%2Flogin', '/en/'],
  ['/en/x/../login', '/en/'],
  ['/en/signup', '/en/'],
  ['/en/reset-password?token=x', '/en/'],
  ['/en/forgot-password#x', '/en/'],
  ['/en/login-org/hill-school', '/en/'],
  ['/en/%E0%A4%A', '/en/'],
  ['/en/play/python/login', '/en/play/python/login'],
  ['/en/courses?from=/login', '/en/courses?from=/login'],
])('after a login %j leads to %j', (wished, page) => {
  expect(pageAfterLogin(wished, '/en/')).toBe(page);
});

test.each([
  ['/en/login?a=b#c', '/en/login?a=b#c'],
  ['/en/a b/א', '/en/a%20b/%D7%90'],
  ['/a\tb', undefined],
  ['//elsewhere.example/', undefined],
  ['//', undefined],
  ['/en/..//', undefined],
  ['/\\elsewhere.example/', undefined],
  ['', undefined],
  [undefined, undefined],
])('the own path of %j is %j', (wished, path) => {
  expect(ownPath(wished)).toBe(path);
});

const parent = { is_student: false, user_details: { user_type: 0 } } as const;
const teacher = { is_student: false, user_details: { user_type: 1 } } as const;

test.each([
  ['a teacher', teacher, '/he/organization/classes'],
  ['an admin', { ...teacher, user_details: { user_type: 2 } } as const, '/he/organization/classes'],
  ['a teacher who acts as a student', { ...teacher, is_student: true }, '/he/'],
  ['a parent with students', parent, '/he/'],
  ['a parent without a student', { ...parent, without_students: true }, '/he/profile/students/add'],
  ['a parent who acts as a student, and a school’s student', { ...parent, is_student: true }, '/he/'],
  ['the operator', { ...parent, operator: true, without_students: true }, '/he/impersonate'],
])('a login without a wanted page leads %s to %s', (_, user, page) => {
  expect(homeAfterLogin(user, 'he')).toBe(page);
});

test.each([
  ['/en/courses?page=2#top', '/he/courses?page=2#top'],
  ['/en', '/he'],
  ['/en?a=b', '/he?a=b'],
  ['/', '/'],
  ['/courses/en', '/courses/en'],
  ['/api/en', '/api/en'],
])('%s in Hebrew is %s', (page, expected) => {
  expect(pageInLanguage(page, 'he')).toBe(expected);
});
