import type { Parameter } from '@hopcode/engine/commands/command';
import { COMMANDS } from '@hopcode/engine/commands/registry';
import { Drawer } from '@mantine/core';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { closeBeside } from '../../../ui/close-beside.ts';
import { useDialog } from '../../../ui/give-focus-back.ts';
import classes from './code-book.module.css';

type Props = {
  readonly opened: boolean;
  /** The command to open the book at; without it, it opens at the beginning. */
  readonly command?: string | undefined;
  readonly onClose: () => void;
};

const shownParameter = ({ name, default: value }: Parameter): string =>
  value === undefined ? name : `${name}=${value === null ? 'None' : JSON.stringify(value)}`;

/** The commands of the character: one section per command of the engine, with the example of its rule. */
export const CodeBook = ({ opened, command, onClose }: Props) => {
  const t = useWords('play');
  const dialog = useDialog(opened);
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
      <p>{t('play:codeBook.intro')}</p>
      {COMMANDS.map(({ name, parameters, example }) => (
        // The dialog gives its focus to this section, which scrolls to it.
        <section
          key={name}
          className={classes.command}
          aria-label={name}
          {...(name === command && { 'data-autofocus': true, tabIndex: -1 })}
        >
          <h3>
            <code dir="ltr">
              {name}({parameters.map(shownParameter).join(', ')})
            </code>
          </h3>
          <p>{t(`engine:commands.${name}.detail`, { defaultValue: t(`engine:commands.${name}.summary`) })}</p>
          <pre dir="ltr">
            <code>{example}</code>
          </pre>
        </section>
      ))}
      <button type="button" className={classes.close} onClick={onClose}>
        {t('dialog.close')}
      </button>
    </Drawer>
  );
};
