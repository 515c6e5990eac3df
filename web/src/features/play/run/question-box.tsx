import '@mantine/core/styles/Input.layer.css';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { giveFocusBack } from '../../../ui/give-focus-back.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import classes from './question-box.module.css';
import type { Answer } from './run-state.ts';

type Props = {
  readonly question: 'ask' | 'input';
  readonly prompt: string;
  /** Whether a narrow screen shows the side with the box. */
  readonly shown?: boolean;
  readonly onAnswer: (answer: Answer) => void;
};

/**
 * A question of the program, beside the character. `ask()` has the answers Yes and No, `input()` a line of text. The
 * box takes the focus when it becomes visible, but does not trap it. A learner who does not want to answer can stop the
 * program.
 */
export const QuestionBox = ({ question, prompt, shown = true, onAnswer }: Props) => {
  const t = useWords('play');
  const id = useId();
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown) box.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [shown]);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onAnswer(text);
  };
  return (
    <div ref={giveFocusBack} className={classes.place}>
      <div ref={box} role="dialog" aria-labelledby={id} className={classes.box}>
        <ScrollRegion id={id} role="group" aria-labelledby={id} className={classes.prompt} dir="auto">
          {prompt === '' ? t('play:question.empty') : prompt}
        </ScrollRegion>
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
    </div>
  );
};
