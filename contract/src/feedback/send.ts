import { z } from 'zod';
import { emailSchema } from '../auth/account-fields.ts';
import { def, nothing } from '../call.ts';

/** 'Feedback' of platform.md section 3; rules of section 5. */
export const feedbackSend = def({
  method: 'POST',
  path: '/api/feedback',
  summary: 'Send feedback',
  body: z.object({
    rating: z.int().min(1).max(5),
    feedback: z.string().trim().min(1).max(5000),
    from_email: emailSchema.optional(),
  }),
  response: nothing,
  who: ['user'],
  mutates: true,
});
