import { authGenerateUsername } from '@hopcode/contract/auth/generate-username';
import { handle } from '../http/handler.ts';
import { newUsername } from './new-username.ts';

export const generateUsernameHandler = handle(authGenerateUsername, async ({ locale }) => ({
  username: newUsername(locale),
}));
