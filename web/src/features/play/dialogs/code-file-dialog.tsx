import '@mantine/core/styles/Input.layer.css';
import { LONGEST_PROGRAM } from '@hopcode/python-runner/protocol';
import { Button, TextInput } from '@mantine/core';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLanguage, useWords } from '../../../lib/i18n/use-words.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { codeFileName, codeInFile, suggestedFileName } from './code-file.ts';

type SaveProps = { readonly code: string; readonly suggestedName: string; readonly onClose: () => void };

const SaveForm = ({ code, suggestedName, onClose }: SaveProps) => {
  const t = useWords('play');
  const [name, setName] = useState(() => suggestedFileName(suggestedName));
  const [refused, setRefused] = useState(false);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const fileName = codeFileName(name);
    if (fileName === undefined) {
      setRefused(true);
      return;
    }
    saveFile(fileName, code, 'text/x-python');
    onClose();
  };
  return (
    <form onSubmit={save} noValidate>
      <TextInput
        label={t('play:save.name')}
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setRefused(false);
        }}
        error={refused ? t('play:save.noName') : undefined}
        rightSection=".py"
        data-autofocus
        size="md"
      />
      <Button type="submit" mt="lg">
        {t('play:save.confirm')}
      </Button>
    </form>
  );
};

type LoadProps = { readonly onLoad: (code: string) => void; readonly onClose: () => void };

const LoadForm = ({ onLoad, onClose }: LoadProps) => {
  const t = useWords('play');
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<'noText' | 'empty' | 'tooLong' | 'unreadable'>();
  const read = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const chooser = event.currentTarget;
    const file = chooser.files?.[0];
    if (!file) return;
    setRefused(undefined);
    try {
      const found = await codeInFile(file);
      if ('refused' in found) setRefused(found.refused);
      else {
        onLoad(found.code);
        onClose();
      }
    } catch (error) {
      console.error('A code file could not be read.', error);
      setRefused('unreadable');
    }
    // Without this, the user could not choose the same file again after correcting it.
    chooser.value = '';
  };
  return (
    <>
      <p>{t('play:load.detail')}</p>
      <input
        ref={input}
        type="file"
        accept=".py,.txt,text/plain,text/x-python"
        hidden
        aria-label={t('play:load.choose')}
        onChange={(event) => void read(event)}
      />
      <Button onClick={() => input.current?.click()} data-autofocus>
        {t('play:load.choose')}
      </Button>
      {refused ? (
        <p role="alert">{t(`play:load.${refused}`, { most: formatNumber(language, LONGEST_PROGRAM) })}</p>
      ) : null}
    </>
  );
};

type Props = {
  /** Which of the two dialogs is open; undefined if none is open. */
  readonly kind: 'save' | 'load' | undefined;
  readonly code: string;
  readonly suggestedName: string;
  readonly onLoad: (code: string) => void;
  readonly onClose: () => void;
};

/** 'Save My Code' and 'Load My Code' (game.md section 2, 'Dialogs and modals'). */
export const CodeFileDialog = ({ kind, code, suggestedName, onLoad, onClose }: Props) => {
  const t = useWords('play');
  return (
    <>
      <Dialog opened={kind === 'save'} onClose={onClose} title={t('play:save.title')}>
        <SaveForm code={code} suggestedName={suggestedName} onClose={onClose} />
      </Dialog>
      <Dialog opened={kind === 'load'} onClose={onClose} title={t('play:load.title')}>
        <LoadForm onLoad={onLoad} onClose={onClose} />
      </Dialog>
    </>
  );
};
