import '@mantine/core/styles/Input.layer.css';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../lib/i18n/use-words.ts';
import classes from './sales.module.css';

type Props = {
  /** The label of the field. */
  readonly label: string;
  readonly onSearch: (text: string) => void;
};

/** A search field with a button. The search starts when the user presses the button, not with each letter. */
export const SearchForm = ({ label, onSearch }: Props) => {
  const t = useWords('sales');
  const [text, setText] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <form className={classes.search} onSubmit={submit}>
      <TextInput
        size="md"
        type="search"
        label={label}
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {t('sales:find')}
      </Button>
    </form>
  );
};
