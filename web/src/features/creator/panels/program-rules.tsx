import type { Level } from '@hopcode/engine/formats/level';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import type { EditorEvent } from '../model/editor-events.ts';
import {
  VARIABLE_LIMITS,
  valueProblem,
  variableNameProblem,
  withVariableGoal,
} from '../model/variable-goals.ts';
import { NumberField } from './number-field.tsx';
import classes from './panels.module.css';
import '@mantine/core/styles/Input.layer.css';

type Props = { readonly level: Level; readonly dispatch: (event: EditorEvent) => void };

/** Asks for a variable and the value that it must have at the end. */
const VariableForm = ({ dispatch }: Pick<Props, 'dispatch'>) => {
  const t = useWords('creator');
  const [name, setName] = useState('');
  const [value, setValue] = useState('');
  const [isTried, setTried] = useState(false);
  const ofName = variableNameProblem(name.trim());
  const ofValue = valueProblem(value);
  const add = (): void => {
    setTried(true);
    if (ofName ?? ofValue) return;
    dispatch({
      type: 'farm-changed',
      change: (before) => withVariableGoal(before, name.trim(), value),
    });
    setName('');
    setValue('');
    setTried(false);
  };
  return (
    <form
      className={classes.variable}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextInput
        label={t('creator:variables.name')}
        value={name}
        maxLength={VARIABLE_LIMITS.name}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        error={isTried && ofName ? t(`creator:variables.${ofName}`) : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextInput
        label={t('creator:variables.value')}
        value={value}
        maxLength={VARIABLE_LIMITS.value}
        dir="auto"
        autoComplete="off"
        error={isTried && ofValue ? t(`creator:variables.${ofValue}`) : undefined}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {t('creator:variables.add')}
      </Button>
    </form>
  );
};

/** The default of a new limit, in lines. */
const FIRST_LIMIT = 10;

const LineLimit = ({ level, dispatch }: Props) => {
  const t = useWords('creator');
  const { maxLinesOfCode: most } = level;
  return (
    <>
      <label className={classes.limit}>
        <input
          type="checkbox"
          checked={most !== undefined}
          onChange={(event) =>
            dispatch({ type: 'lines-limited', most: event.currentTarget.checked ? FIRST_LIMIT : undefined })
          }
        />
        <span>{t('creator:lines.limit')}</span>
      </label>
      {most === undefined ? null : (
        <div className={classes.fields}>
          <NumberField
            label={t('creator:lines.most')}
            value={most}
            least={1}
            most={500}
            onChange={(wanted) => dispatch({ type: 'lines-limited', most: wanted })}
          />
        </div>
      )}
    </>
  );
};

/** The rules for the program itself: its length, and its variables at the end. */
export const ProgramRules = ({ level, dispatch }: Props) => {
  const t = useWords('creator');
  return (
    <section>
      <h3>{t('creator:variables.title')}</h3>
      <VariableForm dispatch={dispatch} />
      <h3>{t('creator:lines.title')}</h3>
      <LineLimit level={level} dispatch={dispatch} />
    </section>
  );
};
