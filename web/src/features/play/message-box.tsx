import { Button } from '@mantine/core';
import { useId } from 'react';
import { useWords } from '../../lib/i18n/use-words.ts';
import classes from './message-box.module.css';
import type { Message } from './run-view.ts';

type Props = { readonly message: Message; readonly onClose: () => void };

/** What the program read, wrote or displayed, over the farm until it is closed (game.md section 2, 'Play screen'). */
export const MessageBox = ({ message: { channel, text }, onClose }: Props) => {
  const t = useWords();
  const id = useId();
  return (
    <section className={classes.box} aria-labelledby={id}>
      <h2 id={id}>{t(`play.message.${channel}`)}</h2>
      <p dir="auto">{text}</p>
      <Button variant="default" size="compact-md" onClick={onClose}>
        {t('dialog.close')}
      </Button>
    </section>
  );
};
