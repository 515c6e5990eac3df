import type { Goal, Level } from '@hopcode/engine/formats/level';
import { Button } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PixelSprite } from '../../../ui/pixel-sprite.tsx';
import { thingWords } from '../board/cell-words.ts';
import { TEXT_LIMIT } from '../model/command-forms.ts';
import { type EditorEvent, goalRemoved } from '../model/editor-events.ts';
import { textOf, withText } from '../model/farm-commands.ts';
import { giveShortages, setHeld, shortagesOf } from '../model/farm-means.ts';
import { isPickupGoal, lyingAround, setPickupCount } from '../model/farm-things.ts';
import { wantedValue } from '../model/variable-goals.ts';
import { goalSentence } from './goal-words.ts';
import { NumberField } from './number-field.tsx';
import classes from './panels.module.css';
import { ProgramRules } from './program-rules.tsx';
import { TextField } from './text-field.tsx';

type Props = { readonly level: Level; readonly dispatch: (event: EditorEvent) => void };

const GoalLine = ({
  level,
  goal,
  index,
  dispatch,
}: Props & { readonly goal: Goal; readonly index: number }) => {
  const t = useWords('creator', 'engine');
  const words = goalSentence(level, goal, t);
  const value = goal.action === 'assign' ? wantedValue(goal) : undefined;
  const text = textOf(goal);
  const pickup = goal.type !== undefined && isPickupGoal(goal, goal.type) ? goal.type : undefined;
  return (
    <li className={classes.goal}>
      <span className={classes.sentence}>
        {words}
        {value === undefined ? null : <code dir="ltr"> = {value}</code>}
      </span>
      {text === undefined ? null : (
        <TextField
          label={t('creator:command.text')}
          value={text}
          most={TEXT_LIMIT}
          onChange={(wanted) =>
            dispatch({ type: 'farm-changed', change: (before) => withText(before, index, wanted) })
          }
        />
      )}
      {pickup === undefined ? null : (
        <NumberField
          label={t('creator:goals.howMany')}
          value={goal.maxScore}
          least={1}
          most={lyingAround(level, pickup)}
          onChange={(count) =>
            dispatch({ type: 'farm-changed', change: (before) => setPickupCount(before, pickup, count) })
          }
        />
      )}
      <IconButton
        label={t('creator:goals.remove', { goal: words })}
        icon={<Trash2 size={18} strokeWidth={2.3} aria-hidden />}
        onClick={() => dispatch(goalRemoved(index))}
      />
    </li>
  );
};

/** Lists the things on the ground that no goal asks for. */
const Unasked = ({ level, dispatch }: Props) => {
  const t = useWords('creator', 'engine');
  const types = [...new Set(level.items.map(({ type }) => type))].filter(
    (type) => lyingAround(level, type) > 0 && !level.levelGoals.some((goal) => isPickupGoal(goal, type)),
  );
  return types.map((type) => (
    <Button
      key={type}
      variant="default"
      onClick={() =>
        dispatch({
          type: 'farm-changed',
          change: (before) => setPickupCount(before, type, lyingAround(before, type)),
        })
      }
    >
      {t('creator:goals.ask', { thing: thingWords(type, t, 2) })}
    </Button>
  ));
};

const Means = ({ level, dispatch }: Props) => {
  const t = useWords('creator', 'engine');
  const missing = shortagesOf(level);
  return (
    <section>
      <h3>{t('creator:goals.held')}</h3>
      {level.inventory.length === 0 ? <p>{t('creator:goals.nothingHeld')}</p> : null}
      <ul className={classes.list}>
        {level.inventory.map(({ type, count }) => (
          <li key={type} className={classes.goal}>
            <PixelSprite name={`item/${type}`} scale={2} />
            <NumberField
              label={thingWords(type, t, count)}
              value={count}
              least={0}
              most={99}
              onChange={(wanted) =>
                dispatch({ type: 'farm-changed', change: (before) => setHeld(before, type, wanted) })
              }
            />
          </li>
        ))}
      </ul>
      {missing.length === 0 ? null : (
        <div role="status" className={classes.missing}>
          <p>
            {t('creator:goals.missing', {
              things: missing
                .map(({ type, amount }) => `${amount} ${thingWords(type, t, amount)}`)
                .join(', '),
            })}
          </p>
          <Button variant="default" onClick={() => dispatch({ type: 'farm-changed', change: giveShortages })}>
            {t('creator:goals.give')}
          </Button>
        </div>
      )}
    </section>
  );
};

/** Shows what a player must do on the shown farm, in words, and what the character has at the start. */
export const GoalsPanel = memo(({ level, dispatch }: Props) => {
  const t = useWords('creator', 'engine');
  return (
    <div className={classes.panel}>
      <section>
        <h3>{t('creator:goals.title')}</h3>
        {level.levelGoals.length === 0 ? <p>{t('creator:goals.none')}</p> : null}
        <ol className={classes.list}>
          {level.levelGoals.map((goal, index) => (
            <GoalLine
              key={`${goal.action} ${String(index)}`}
              level={level}
              goal={goal}
              index={index}
              dispatch={dispatch}
            />
          ))}
        </ol>
        <Unasked level={level} dispatch={dispatch} />
      </section>
      <Means level={level} dispatch={dispatch} />
      <ProgramRules level={level} dispatch={dispatch} />
    </div>
  );
});
