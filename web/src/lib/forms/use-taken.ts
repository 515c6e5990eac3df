import { emailSchema, usernameSchema } from '@hopcode/contract/auth/account-fields';
import { authCheckClassUsername } from '@hopcode/contract/auth/check-class-username';
import { authCheckUserEmailExists } from '@hopcode/contract/auth/check-user-email-exists';
import { profileCheckStudentUsernameExists } from '@hopcode/contract/profile/check-student-username-exists';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';

/** How long the pause in typing must be before the server is asked, in milliseconds. */
const PAUSE_MS = 600;

type Question = {
  /** The key of the question. */
  readonly about: string;
  /** The value as it would be sent; undefined if it is incomplete, or need not be checked. */
  readonly value: string | undefined;
  readonly ask: (value: string, signal: AbortSignal) => Promise<{ readonly exists: boolean }>;
};

/**
 * Whether the server says that a value is taken, asked after a pause in typing. False while unknown: after an error,
 * too many questions or no answer the form works as before, and the server decides when it is sent.
 */
const useTaken = ({ about, value, ask }: Question): boolean => {
  const [rested] = useDebouncedValue(value, PAUSE_MS);
  const { data } = useQuery({
    queryKey: ['taken', about, rested],
    queryFn: ({ signal }) => ask(rested ?? '', signal),
    enabled: rested !== undefined && rested === value,
  });
  return rested === value && data?.exists === true;
};

/** Whether an email address has an account; undefined does not ask. */
export const useEmailTaken = (email: string | undefined): boolean =>
  useTaken({
    about: 'email',
    value: emailSchema.safeParse(email).data,
    ask: (value, signal) => api(authCheckUserEmailExists, { query: { email: value }, signal }),
  });

/** Whether a student of the account, or of its school, has a username; undefined does not ask. */
export const useUsernameTaken = (username: string | undefined): boolean =>
  useTaken({
    about: 'username',
    value: usernameSchema.safeParse(username).data,
    ask: (value, signal) =>
      api(profileCheckStudentUsernameExists, { query: { student_username: value }, signal }),
  });

/** Whether the school of a class code has a username; undefined is not asked. */
export const useClassUsernameTaken = (token: string, username: string | undefined): boolean =>
  useTaken({
    about: `class ${token}`,
    value: usernameSchema.safeParse(username).data,
    ask: (value, signal) => api(authCheckClassUsername, { query: { token, username: value }, signal }),
  });

/** The username to ask about on a form that changes a student: undefined while only its case differs, for it is its own. */
export const changedUsername = (
  typed: string,
  { username }: { readonly username: string },
): string | undefined => (typed.trim().toLowerCase() === username.toLowerCase() ? undefined : typed);
