import type { Avatar } from '@hopcode/contract/student/student';
import type { Filled } from './column-types.ts';

/** A student who waits to be accepted into a class; `student_id` is set from the acceptance to the first login. */
export type JoinRequestTable = {
  tenant_id: string;
  id: string;
  class_id: string;
  token_hash: Buffer;
  username: string;
  username_key: string;
  /** Null once the student has it instead. */
  password_hash: string | null;
  character: Avatar;
  language: string;
  student_id: string | null;
  expires_at: Date;
  created_at: Filled;
};
