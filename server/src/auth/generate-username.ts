import { randomInt } from 'node:crypto';
import { authGenerateUsername } from '@hopcode/contract/auth/generate-username';
import { handle } from '../http/handler.ts';
import { QUALITIES, THINGS } from './username-words.ts';

export const generateUsernameHandler = handle(authGenerateUsername, async () => {
  const quality = QUALITIES[randomInt(QUALITIES.length)] ?? QUALITIES[0];
  const thing = THINGS[randomInt(THINGS.length)] ?? THINGS[0];
  return { username: `${quality}${thing}${randomInt(10, 1000)}` };
});
