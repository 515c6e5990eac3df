import { useId, useState } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { PixelSprite } from '../../../ui/pixel-sprite.tsx';
import { COMMAND_ACTIONS, type CommandAction, MARKS, type Mark } from '../model/command-forms.ts';
import classes from './dialogs.module.css';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onChoose: (action: CommandAction, mark: Mark) => void;
};

/** The picker of commands. The author first chooses the style of the X, then its command. */
export const CommandsDialog = ({ opened, onClose, onChoose }: Props) => {
  const t = useWords('creator');
  const [mark, setMark] = useState<Mark>('xmark');
  const name = useId();
  return (
    <Dialog opened={opened} onClose={onClose} title={t('creator:commands.title')} size={680}>
      <fieldset className={classes.marks}>
        <legend>{t('creator:commands.mark')}</legend>
        {MARKS.map((style) => (
          <label key={style}>
            <input type="radio" name={name} checked={style === mark} onChange={() => setMark(style)} />
            <PixelSprite name={`marker/${style}`} scale={2} />
            <span>{t(`creator:commands.style.${style}`)}</span>
          </label>
        ))}
      </fieldset>
      <ul className={classes.commands}>
        {COMMAND_ACTIONS.map((action) => (
          <li key={action}>
            <button
              type="button"
              className={classes.command}
              onClick={() => {
                onChoose(action, mark);
                onClose();
              }}
            >
              <b>{t(`creator:command.${action}.name`)}</b>
              <span>{t(`creator:command.${action}.detail`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
