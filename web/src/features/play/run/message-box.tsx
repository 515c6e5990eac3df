import { Button } from '@mantine/core';
import { useId } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { giveFocusBack } from '../../../ui/give-focus-back.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import classes from './message-box.module.css';
import type { Message } from './run-state.ts';

type Props = { readonly message: Message; readonly onClose: () => void };

/** What the program read, wrote or displayed, over the farm until it is closed (game.md section 2, 'Play screen'). */
export const MessageBox = ({ message: { channel, text, byHelper }, onClose }: Props) => {
  const t = useWords();
  const id = useId();
  return (
    <section ref={giveFocusBack} className={classes.box} aria-labelledby={id}>
      <h2 id={id}>{byHelper ? t(`play.message.helper.${channel}`) : t(`play.message.${channel}`)}</h2>
      <ScrollRegion role="group" aria-labelledby={id} className={classes.text} dir="auto">
        {text}
      </ScrollRegion>
      <Button variant="default" onClick={onClose}>
        {t('dialog.close')}
      </Button>
    </section>
  );
};
