import '@mantine/core/styles/Input.layer.css';
import { Button, TextInput } from '@mantine/core';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { codeFileName, downloadCode, suggestedFileName } from './code-file.ts';

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
    downloadCode(fileName, code);
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
  const input = useRef<HTMLInputElement>(null);
  const read = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.currentTarget.files?.[0];
    if (!file) return;
    try {
      onLoad(await file.text());
      onClose();
    } catch (error) {
      console.error('A code file could not be read.', error);
    }
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
    </>
  );
};

type Props = {
  /** Which of the two dialogs is open; undefined for none. */
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
