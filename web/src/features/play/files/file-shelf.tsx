import type { Level } from '@hopcode/engine/formats/level';
import { FileText } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLanguage, useWords } from '../../../lib/i18n/use-words.ts';
import type { RunState } from '../run/run-state.ts';
import type { TimeTravel } from '../time/time-travel.ts';
import { sizeOf } from './file-bytes.ts';
import classes from './file-shelf.module.css';
import type { ShownFile } from './files-at.ts';
import { OpenFile } from './open-file.tsx';
import { useFiles } from './use-files.ts';

type Props = {
  /** The shown farm. */
  readonly level: Level;
  readonly state: RunState;
  readonly travel: TimeTravel;
};

/** The files of the run, below the farm. One file can be open beside the picture of the farm. */
export const FileShelf = ({ level, state, travel }: Props) => {
  const t = useWords('play');
  const files = useFiles(level, state, travel);
  const [openName, setOpenName] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const open = files.find(({ name }) => name === openName);
  const close = (): void => {
    const button = list.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
    setOpenName(undefined);
    button?.focus();
  };
  return (
    <section className={classes.shelf} aria-label={t('play:files.title')}>
      <h2 className={classes.title}>{t('play:files.title')}</h2>
      {files.length === 0 ? <p className={classes.empty}>{t('play:files.none')}</p> : null}
      <ul ref={list} className={classes.files}>
        {files.map((file) => (
          <li key={file.name}>
            <FileButton
              file={file}
              isOpen={file.name === openName}
              controls={id}
              onPress={() => setOpenName(file.name === openName ? undefined : file.name)}
            />
          </li>
        ))}
      </ul>
      {open ? (
        <OpenFile
          key={open.name}
          id={id}
          file={open}
          from={level.carries?.some(({ file }) => file === open.name) ? 'earlier' : 'here'}
          onClose={close}
        />
      ) : null}
    </section>
  );
};

type ButtonProps = {
  readonly file: ShownFile;
  readonly isOpen: boolean;
  readonly controls: string;
  readonly onPress: () => void;
};

const FileButton = ({ file: { name, content, mark }, isOpen, controls, onPress }: ButtonProps) => {
  const t = useWords('play');
  const language = useLanguage();
  return (
    <button
      type="button"
      className={classes.file}
      data-mark={mark}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onPress}
    >
      <FileText size={18} strokeWidth={2.4} aria-hidden />
      <code dir="ltr">{name}</code>
      <span className={classes.size}>
        {t('play:files.size', { size: formatNumber(language, sizeOf(content)) })}
      </span>
      {mark ? <strong className={classes.mark}>{t(`play:files.mark.${mark}`)}</strong> : null}
    </button>
  );
};
