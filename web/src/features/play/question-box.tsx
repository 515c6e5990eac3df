import '@mantine/core/styles/Input.layer.css';
import { Button, FocusTrap, TextInput } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useWords } from '../../lib/i18n/use-words.ts';
import classes from './question-box.module.css';
import type { Answer } from './run-flow.ts';

type Props = {
  readonly question: 'ask' | 'input';
  readonly prompt: string;
  readonly onAnswer: (answer: Answer) => void;
};

/** A question of the program over the farm: Yes and No for `ask()`, a line of text for `input()`. */
export const QuestionBox = ({ question, prompt, onAnswer }: Props) => {
  const t = useWords('play');
  const id = useId();
  const [text, setText] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onAnswer(text);
  };
  return (
    <div className={classes.shade}>
      <FocusTrap>
        <div role="dialog" aria-labelledby={id} className={classes.box}>
          <p id={id} dir="auto">
            {prompt === '' ? t('play:question.empty') : prompt}
          </p>
          {question === 'ask' ? (
            <div className={classes.answers}>
              <Button onClick={() => onAnswer(true)} data-autofocus>
                {t('play:question.yes')}
              </Button>
              <Button variant="default" onClick={() => onAnswer(false)}>
                {t('play:question.no')}
              </Button>
            </div>
          ) : (
            <form onSubmit={send} className={classes.answers}>
              <TextInput
                className={classes.field}
                aria-labelledby={id}
                value={text}
                onChange={(event) => setText(event.currentTarget.value)}
                autoComplete="off"
                maxLength={5000}
                size="md"
                data-autofocus
              />
              <Button type="submit">{t('play:question.send')}</Button>
            </form>
          )}
        </div>
      </FocusTrap>
    </div>
  );
};
