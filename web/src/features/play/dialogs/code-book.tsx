import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Pin } from 'lucide-react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { codeBookKept } from '../../../lib/settings.ts';
import { useStoredValue } from '../../../lib/use-stored-value.ts';
import { closeBeside } from '../../../ui/close-beside.ts';
import { useDialog } from '../../../ui/give-focus-back.ts';
import classes from './code-book.module.css';
import { CodeBookPages } from './code-book-pages.tsx';
import { WIDE_FOR_BOOK } from './wide-for-book.ts';

type Props = {
  readonly opened: boolean;
  /** The commands that the course has taught up to this level, and those that are new in it. */
  readonly met?: readonly string[] | undefined;
  readonly fresh?: readonly string[] | undefined;
  /** The command at which the book opens. By default it opens at the start. */
  readonly command?: string | undefined;
  readonly onClose: () => void;
};

/** The commands of the character in a drawer. On a wide screen they can stay open beside the farm. */
export const CodeBook = ({ opened, met, fresh = [], command, onClose }: Props) => {
  const t = useWords('play');
  const dialog = useDialog(opened);
  const isWide = useMediaQuery(WIDE_FOR_BOOK, false, { getInitialValueInEffect: false });
  const [, setKept] = useStoredValue(codeBookKept, 'off');
  return (
    <Drawer
      {...dialog}
      onClose={onClose}
      {...closeBeside(onClose)}
      position="right"
      size={680}
      title={t('play.codeBook.title')}
      closeButtonProps={{ 'aria-label': t('dialog.close'), size: 42, iconSize: 22 }}
      classNames={{
        content: classes.content,
        header: classes.header,
        title: classes.title,
        body: classes.body,
      }}
    >
      {isWide ? (
        <button
          type="button"
          className={classes.close}
          onClick={() => {
            setKept('on');
            onClose();
          }}
        >
          <Pin size={18} strokeWidth={2.4} aria-hidden /> {t('play:codeBook.keep')}
        </button>
      ) : null}
      <CodeBookPages met={met} fresh={fresh} command={command} />
      <button type="button" className={classes.close} onClick={onClose}>
        {t('dialog.close')}
      </button>
    </Drawer>
  );
};
