import { BUILD_RESOURCES } from '@hopcode/engine/things/build-resources';
import { COLLECTABLE_TYPES } from '@hopcode/engine/things/collectables';
import { Button, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { thingWords } from '../board/cell-words.ts';
import { commandCall } from '../model/command-call.ts';
import { ANY_TEXT, COMMAND_FORMS, type Command, STRUCTURES, TEXT_LIMIT } from '../model/command-forms.ts';
import type { PendingCommand } from '../model/editor-state.ts';
import { NumberField } from '../panels/number-field.tsx';
import classes from './dialogs.module.css';
import '@mantine/core/styles/Input.layer.css';

const DEFAULT_AMOUNT = { build: 4, place: 1 } as const;

type Props = {
  readonly pending: PendingCommand;
  readonly onCancel: () => void;
  readonly onConfirm: (command: Command, gives: boolean) => void;
};

type Filled = {
  readonly thing: string | undefined;
  readonly text: string;
  readonly any: boolean;
  readonly cost: { readonly type: string; readonly amount: number };
};

const usualCost = (thing: string | undefined) =>
  STRUCTURES.find((structure) => structure.thing === thing)?.cost ?? { type: 'plank', amount: 4 };

const commandOf = (pending: PendingCommand, { thing, text, any, cost }: Filled): Command => {
  const form = COMMAND_FORMS[pending.action];
  const said = form.text === 'any' && any ? ANY_TEXT : text.trim();
  return {
    action: pending.action,
    mark: pending.mark,
    position: pending.position,
    target: pending.target,
    ...(form.things && { thing }),
    ...(form.text && { text: said }),
    ...(form.hasCost && {
      cost: { type: pending.action === 'place' ? (thing ?? '') : cost.type, amount: cost.amount },
    }),
  };
};

type SelectProps = {
  readonly label: string;
  readonly value: string | undefined;
  readonly types: readonly string[];
  readonly onChange: (type: string) => void;
};

const ThingSelect = ({ label, value, types, onChange }: SelectProps) => {
  const t = useWords('creator', 'engine');
  return (
    <label className={classes.field}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {types.map((type) => (
          <option key={type} value={type}>
            {thingWords(type, t)}
          </option>
        ))}
      </select>
    </label>
  );
};

/** Asks for the words, the thing and the cost of a command after its X is placed. */
export const CommandWordsDialog = ({ pending, onCancel, onConfirm }: Props) => {
  const t = useWords('creator', 'engine');
  const form = COMMAND_FORMS[pending.action];
  const types = form.things === 'any' ? COLLECTABLE_TYPES : (form.things ?? []);
  const first = pending.action === 'collect' ? 'pumpkin' : types[0];
  const [filled, setFilled] = useState<Filled>({
    thing: first,
    text: '',
    any: false,
    cost: pending.action === 'build' ? usualCost(first) : { type: 'plank', amount: DEFAULT_AMOUNT.place },
  });
  const [gives, setGives] = useState(true);
  const formId = useId();
  const call = commandCall(pending.action, filled.thing);
  const change = (part: Partial<Filled>): void => setFilled((before) => ({ ...before, ...part }));
  const needsText = form.text !== undefined && !(form.text === 'any' && filled.any);
  const isReady = !needsText || filled.text.trim() !== '';
  const usesUp = form.hasCost || ['water', 'combine', 'plant'].includes(pending.action);
  return (
    <Dialog
      opened
      onClose={onCancel}
      title={t(`creator:command.${pending.action}.question`)}
      actions={
        <>
          <Button variant="default" onClick={onCancel}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" form={formId} disabled={!isReady}>
            {t('creator:command.confirm')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) onConfirm(commandOf(pending, filled), gives);
        }}
      >
        {types.length === 0 ? null : (
          <ThingSelect
            label={t(`creator:command.${pending.action}.thing`)}
            value={filled.thing}
            types={types}
            onChange={(thing) =>
              change({ thing, ...(pending.action === 'build' && { cost: usualCost(thing) }) })
            }
          />
        )}
        {call === undefined ? null : (
          <p className={classes.note}>
            <code dir="ltr">{call}</code>
          </p>
        )}
        {form.text === undefined ? null : (
          <TextInput
            size="md"
            data-autofocus
            label={t('creator:command.text')}
            value={filled.text}
            maxLength={TEXT_LIMIT}
            disabled={!needsText}
            onChange={(event) => change({ text: event.currentTarget.value })}
          />
        )}
        {form.text === 'any' ? (
          <label className={classes.check}>
            <input
              type="checkbox"
              checked={filled.any}
              onChange={(event) => change({ any: event.currentTarget.checked })}
            />
            <span>{t('creator:command.anyText')}</span>
          </label>
        ) : null}
        {pending.action === 'build' ? (
          <ThingSelect
            label={t('creator:command.costType')}
            value={filled.cost.type}
            types={BUILD_RESOURCES}
            onChange={(type) => change({ cost: { ...filled.cost, type } })}
          />
        ) : null}
        {form.hasCost ? (
          <div className={classes.field}>
            <NumberField
              label={t('creator:command.amount')}
              value={filled.cost.amount}
              least={1}
              most={99}
              onChange={(amount) => change({ cost: { ...filled.cost, amount } })}
            />
          </div>
        ) : null}
        {usesUp ? (
          <label className={classes.check}>
            <input
              type="checkbox"
              checked={gives}
              onChange={(event) => setGives(event.currentTarget.checked)}
            />
            <span>{t('creator:command.give')}</span>
          </label>
        ) : null}
      </form>
    </Dialog>
  );
};
