import { emailSchema, usernameSchema } from '@hopcode/contract/auth/account-fields';
import { authCheckUserEmailExists } from '@hopcode/contract/auth/check-user-email-exists';
import { profileCheckStudentUsernameExists } from '@hopcode/contract/profile/check-student-username-exists';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';

/** How long typing rests before the server is asked, in milliseconds. */
const PAUSE_MS = 600;

type Question = {
  /** Names the question among all that are asked. */
  readonly about: string;
  /** The value as it would be sent; undefined where it is not complete, or need not be asked. */
  readonly value: string | undefined;
  readonly ask: (value: string, signal: AbortSignal) => Promise<{ readonly exists: boolean }>;
};

/**
 * Whether the server has said that a value is taken, asked once typing rests. False while it is not known: after an
 * error, too many questions or no answer the form works as before, and the server has the last word when it is sent.
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

/** Whether an email address has an account; undefined is not asked. */
export const useEmailTaken = (email: string | undefined): boolean =>
  useTaken({
    about: 'email',
    value: emailSchema.safeParse(email).data,
    ask: (value, signal) => api(authCheckUserEmailExists, { query: { email: value }, signal }),
  });

/** Whether a student of the account, or of its school, has a username; undefined is not asked. */
export const useUsernameTaken = (username: string | undefined): boolean =>
  useTaken({
    about: 'username',
    value: usernameSchema.safeParse(username).data,
    ask: (value, signal) =>
      api(profileCheckStudentUsernameExists, { query: { student_username: value }, signal }),
  });

/** The username to ask about on a form that changes a student: undefined while only its case differs, for it is its own. */
export const changedUsername = (
  typed: string,
  { username }: { readonly username: string },
): string | undefined => (typed.trim().toLowerCase() === username.toLowerCase() ? undefined : typed);
