import { Button } from '@mantine/core';
import { Download, Printer } from 'lucide-react';
import { useWords } from '../../lib/i18n/use-words.ts';
import { saveFile } from '../../lib/save-file.ts';
import { focusWhenShown } from '../../ui/focus-when-shown.ts';
import classes from './security.module.css';

type Props = {
  readonly codes: readonly string[];
  readonly email: string;
  readonly onDone: () => void;
};

const ICON = { size: 20, 'aria-hidden': true } as const;

/** Shows the recovery codes once, so that the user can download, print or write them down. */
export const RecoveryCodes = ({ codes, email, onDone }: Props) => {
  const t = useWords('security');
  const heading = t('security:codes.heading', { email });
  return (
    <div role="status">
      <div className={classes.paper}>
        <h3 tabIndex={-1} ref={focusWhenShown}>
          {t('security:codes.title')}
        </h3>
        <p className={classes.heading}>{heading}</p>
        <p>{t('security:codes.intro')}</p>
        <ol className={classes.codes} dir="ltr">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<Download {...ICON} />}
          onClick={() =>
            saveFile('hopcode-recovery-codes.txt', `${heading}\n\n${codes.join('\n')}\n`, 'text/plain')
          }
        >
          {t('security:codes.download')}
        </Button>
        <Button variant="default" leftSection={<Printer {...ICON} />} onClick={() => globalThis.print()}>
          {t('security:codes.print')}
        </Button>
        <Button onClick={onDone}>{t('security:codes.done')}</Button>
      </div>
    </div>
  );
};
