import type { Avatar } from '@hopcode/contract/student/student';
import type { Filled } from './column-types.ts';

/**
 * A student's request to join a class. `student_id` is set from the time a teacher accepts the request until the
 * student first logs in.
 */
export type JoinRequestTable = {
  tenant_id: string;
  id: string;
  class_id: string;
  token_hash: Buffer;
  username: string;
  username_key: string;
  /** Null as soon as the student's account has the password. */
  password_hash: string | null;
  character: Avatar;
  language: string;
  student_id: string | null;
  expires_at: Date;
  created_at: Filled;
};
