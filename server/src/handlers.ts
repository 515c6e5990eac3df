import { checkUserEmailExistsHandler } from './auth/check-user-email-exists.ts';
import { chooseStudentHandlers } from './auth/choose-student.ts';
import { currentHandler } from './auth/current.ts';
import { generateUsernameHandler } from './auth/generate-username.ts';
import { loginHandler } from './auth/login.ts';
import { loginOrgHandler } from './auth/login-org.ts';
import { logoutHandler } from './auth/logout.ts';
import { signupHandler } from './auth/signup.ts';
import { counterHandler } from './credit/counter.ts';
import { sendHandler } from './feedback/send.ts';
import type { Handler } from './http/handler.ts';
import { courseHandler } from './level/course.ts';
import { dataHandler } from './level/data.ts';
import { updateHandler } from './level/update.ts';
import { checkStudentUsernameExistsHandler } from './profile/check-student-username-exists.ts';
import { checkStudentsLimitHandler } from './profile/check-students-limit.ts';
import { profileHandlers } from './profile/profile.ts';
import { studentHandlers } from './profile/student.ts';
import { studentsHandlers } from './profile/students.ts';
import { changeLanguageHandler } from './user/change-language.ts';
import { getLanguageHandler } from './user/get-language.ts';

/** What answers each call of the contract. */
export const handlers: readonly Handler[] = [
  ...chooseStudentHandlers,
  ...profileHandlers,
  ...studentHandlers,
  ...studentsHandlers,
  changeLanguageHandler,
  checkStudentUsernameExistsHandler,
  checkStudentsLimitHandler,
  checkUserEmailExistsHandler,
  counterHandler,
  courseHandler,
  currentHandler,
  dataHandler,
  generateUsernameHandler,
  getLanguageHandler,
  loginHandler,
  loginOrgHandler,
  logoutHandler,
  sendHandler,
  signupHandler,
  updateHandler,
];
