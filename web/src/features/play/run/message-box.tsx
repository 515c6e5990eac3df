import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { giveFocusBack } from '../../../ui/give-focus-back.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import classes from './message-box.module.css';
import type { Message } from './run-state.ts';

type Props = { readonly message: Message; readonly onClose: () => void };

/**
 * How long a box is visible. The time is as long as for a speech bubble, and longer for long text, for example from a
 * file.
 */
const LEAST_MS = 2500;
const MS_PER_CHARACTER = 80;

/** Closes a message after enough time to read it, but not while the pointer or the focus is in its box. */
const useOwnEnd = (message: Message, onClose: () => void) => {
  const words = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(() => {
    const box = words.current?.parentElement;
    if (!(box?.matches(':hover') || box?.contains(document.activeElement))) onClose();
  });
  useEffect(() => {
    const timer = setInterval(close, LEAST_MS + MS_PER_CHARACTER * message.text.length);
    return () => clearInterval(timer);
  }, [message]);
  return words;
};

/**
 * Shows what the program read, wrote or displayed, over the farm (game.md section 2, 'Play screen'). It disappears when
 * the learner closes it or has had enough time to read it.
 */
export const MessageBox = ({ message, onClose }: Props) => {
  const { channel, text, byHelper } = message;
  const t = useWords();
  const id = useId();
  const words = useOwnEnd(message, onClose);
  return (
    <section ref={giveFocusBack} className={classes.box} aria-labelledby={id}>
      <div ref={words} className={classes.words}>
        <h2 id={id}>{byHelper ? t(`play.message.helper.${channel}`) : t(`play.message.${channel}`)}</h2>
        <ScrollRegion role="group" aria-labelledby={id} className={classes.text} dir="auto">
          {text}
        </ScrollRegion>
      </div>
      <Button variant="default" onClick={onClose}>
        {t('dialog.close')}
      </Button>
    </section>
  );
};
