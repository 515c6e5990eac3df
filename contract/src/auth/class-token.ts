import { z } from 'zod';
import { def } from '../call.ts';
import { avatarSchema } from '../student/student.ts';
import { newPasswordSchema, usernameSchema } from './account-fields.ts';
import { currentUserSchema } from './current.ts';
import { sharedDeviceSchema } from './shared-device.ts';

/**
 * Creates a student's account in the class of a token and logs it in. An unknown token is refused with 400
 * (`invalid_token`), an expired one with 400 (`class_code_expired`). If the teacher of the class accepts each student,
 * the answer is a 403 (`ask_to_join`): see join-request.ts. A username that the school already has is refused with 422
 * (`username_taken`).
 */
export const authSignupClassToken = def({
  method: 'POST',
  path: '/api/auth/signup/class-token',
  summary: 'Join a class',
  body: z.object({
    token: z.string().trim().min(1).max(40),
    username: usernameSchema,
    password: newPasswordSchema,
    character: avatarSchema.default('Rabbit'),
    shared: sharedDeviceSchema,
  }),
  response: currentUserSchema,
  who: ['anon'],
  mutates: true,
});
