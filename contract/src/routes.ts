import { authCurrent } from './auth/current.ts';
import type { Call } from './call.ts';
import { levelCourse } from './level/course.ts';
import { levelData } from './level/data.ts';
import { levelUpdate } from './level/update.ts';
import { userChangeLanguage } from './user/change-language.ts';
import { userGetLanguage } from './user/get-language.ts';

/** Every call of the API by its name. */
export const routes: Readonly<Record<string, Call>> = {
  authCurrent,
  levelCourse,
  levelData,
  levelUpdate,
  userChangeLanguage,
  userGetLanguage,
};
