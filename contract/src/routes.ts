import { authCheckUserEmailExists } from './auth/check-user-email-exists.ts';
import { authChooseStudent, authChooseStudentUnderscored } from './auth/choose-student.ts';
import { authCurrent } from './auth/current.ts';
import { authGenerateUsername } from './auth/generate-username.ts';
import { authLogin } from './auth/login.ts';
import { authLoginOrg } from './auth/login-org.ts';
import { authLogout } from './auth/logout.ts';
import { authSignup } from './auth/signup.ts';
import type { Call } from './call.ts';
import { creditCounter } from './credit/counter.ts';
import { feedbackSend } from './feedback/send.ts';
import { levelCourse } from './level/course.ts';
import { levelData } from './level/data.ts';
import { levelUpdate } from './level/update.ts';
import { profileCheckStudentUsernameExists } from './profile/check-student-username-exists.ts';
import { profileCheckStudentsLimit } from './profile/check-students-limit.ts';
import { profileDelete, profileGet, profileUpdate } from './profile/profile.ts';
import { profileStudentDelete, profileStudentGet, profileStudentUpdate } from './profile/student.ts';
import { profileStudentsCreate, profileStudentsList } from './profile/students.ts';
import { userChangeLanguage } from './user/change-language.ts';
import { userGetLanguage } from './user/get-language.ts';

/** Every call of the API by its name. */
export const routes: Readonly<Record<string, Call>> = {
  authCheckUserEmailExists,
  authChooseStudent,
  authChooseStudentUnderscored,
  authCurrent,
  authGenerateUsername,
  authLogin,
  authLoginOrg,
  authLogout,
  authSignup,
  creditCounter,
  feedbackSend,
  levelCourse,
  levelData,
  levelUpdate,
  profileCheckStudentUsernameExists,
  profileCheckStudentsLimit,
  profileDelete,
  profileGet,
  profileStudentDelete,
  profileStudentGet,
  profileStudentUpdate,
  profileStudentsCreate,
  profileStudentsList,
  profileUpdate,
  userChangeLanguage,
  userGetLanguage,
};
