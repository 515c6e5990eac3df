import { authSignupClassToken } from '@hopcode/contract/auth/class-token';
import type { CurrentUser } from '@hopcode/contract/auth/current';
import { authJoinRequest } from '@hopcode/contract/auth/join-request';
import { ApiError } from '@hopcode/contract/errors';
import { AVATARS, type Avatar } from '@hopcode/contract/student/student';
import { useState } from 'react';
import { useEnterAs } from '../../lib/account/enter-as.ts';
import { api } from '../../lib/api/api.ts';
import { checkCookies } from '../../lib/forms/check-cookies.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useClassUsernameTaken } from '../../lib/forms/use-taken.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { AvatarPicker } from '../../ui/avatar-picker.tsx';
import { Form } from '../../ui/form.tsx';
import { TakenNote } from '../../ui/taken-note.tsx';
import { PasswordField } from '../../ui/text-field.tsx';
import { UsernameField } from '../../ui/username-field.tsx';
import { replacedToken, storedJoinRequest } from './join-request.ts';
import { SharedComputer } from './shared-computer.tsx';

type NewStudent = {
  readonly username: string;
  readonly password: string;
  readonly token: string;
  readonly character: Avatar;
};

/**
 * Creates the student. If the teacher accepts students one by one, sends a request to join instead and returns its
 * token.
 */
const join = async (student: NewStudent, shared: boolean, asks: boolean): Promise<CurrentUser | string> => {
  checkCookies();
  try {
    if (!asks) return await api(authSignupClassToken, { body: { ...student, shared } });
  } catch (error) {
    // The teacher has switched on requests to join since the page loaded.
    if (!(error instanceof ApiError) || error.detail !== 'ask_to_join') throw error;
  }
  const replaces = replacedToken(student.token);
  const body = { ...student, ...(replaces === undefined ? {} : { replaces }) };
  return (await api(authJoinRequest, { body })).token;
};

type Props = {
  /** The code of the class. */
  readonly token: string;
  /** Whether the teacher accepts students one by one. */
  readonly asks: boolean;
};

/** The form to join a class: username, password and character. */
export const ClassJoinForm = ({ token, asks }: Props) => {
  const t = useWords('school', 'account', 'profile');
  const enterAs = useEnterAs();
  const [character, setCharacter] = useState<Avatar>(AVATARS[0]);
  // School computers are usually shared (docs/decisions/0034).
  const [isShared, setShared] = useState(true);
  const form = useForm({
    initial: { username: '', password: '' },
    check: (values) => checkFields(authSignupClassToken.body, { ...values, token }),
    send: (values) => join({ ...values, token, character }, isShared, asks),
    done: async (answer, { username }) => {
      if (typeof answer === 'string')
        storedJoinRequest.write({ code: token, token: answer, username, isShared, isReplaced: false });
      else await enterAs(answer);
    },
  });
  const taken = useClassUsernameTaken(
    token,
    form.problems.username === undefined ? form.values.username : undefined,
  );
  return (
    <Form form={form} submit={asks ? t('school:student.join.ask.submit') : t('school:student.join.submit')}>
      {asks ? <p>{t('school:student.join.ask.intro')}</p> : null}
      <div>
        <UsernameField form={form} suggestFirst label={t('school:student.username')} />
        <TakenNote of="username" taken={taken} />
      </div>
      <PasswordField
        form={form}
        name="password"
        autoComplete="new-password"
        description={t('account:passwordHint')}
      />
      <AvatarPicker value={character} onChange={setCharacter} />
      <SharedComputer isShared={isShared} onChange={setShared} />
    </Form>
  );
};
