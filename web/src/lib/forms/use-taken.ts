import { emailSchema, usernameSchema } from '@hopcode/contract/auth/account-fields';
import { authCheckClassUsername } from '@hopcode/contract/auth/check-class-username';
import { authCheckUserEmailExists } from '@hopcode/contract/auth/check-user-email-exists';
import { profileCheckStudentUsernameExists } from '@hopcode/contract/profile/check-student-username-exists';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';

/** How many milliseconds the user must stop typing before the page asks the server. */
const PAUSE_MS = 600;

type Question = {
  /** The part of the query key that says what is checked, such as `email`. */
  readonly about: string;
  /** The value as the form would send it; undefined if it is incomplete or needs no check. */
  readonly value: string | undefined;
  readonly ask: (value: string, signal: AbortSignal) => Promise<{ readonly exists: boolean }>;
};

/**
 * Whether the server says that a value is taken. The page asks after a pause in typing. False while unknown. If the
 * request fails, the form still works, and the server decides when the form is sent.
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

/** Whether an account has this email address. For undefined, sends no request. */
export const useEmailTaken = (email: string | undefined): boolean =>
  useTaken({
    about: 'email',
    value: emailSchema.safeParse(email).data,
    ask: (value, signal) => api(authCheckUserEmailExists, { query: { email: value }, signal }),
  });

/** Whether a student of the account or of its school has this username. For undefined, sends no request. */
export const useUsernameTaken = (username: string | undefined): boolean =>
  useTaken({
    about: 'username',
    value: usernameSchema.safeParse(username).data,
    ask: (value, signal) =>
      api(profileCheckStudentUsernameExists, { query: { student_username: value }, signal }),
  });

/** Whether a student has this username in the school with this class code. For undefined, sends no request. */
export const useClassUsernameTaken = (token: string, username: string | undefined): boolean =>
  useTaken({
    about: `class ${token}`,
    value: usernameSchema.safeParse(username).data,
    ask: (value, signal) => api(authCheckClassUsername, { query: { token, username: value }, signal }),
  });

/**
 * The username to check in a form that changes a student. Undefined if only the case differs, because it is still the
 * student's own username.
 */
export const changedUsername = (
  typed: string,
  { username }: { readonly username: string },
): string | undefined => (typed.trim().toLowerCase() === username.toLowerCase() ? undefined : typed);
