import { ANIMALS } from '@hopcode/engine/things/animals';
import { COLLECTABLE_FAMILIES } from '@hopcode/engine/things/collectables';
import { FILLABLES } from '@hopcode/engine/things/fillables';
import { GROWABLES } from '@hopcode/engine/things/growables';
import { NEIGHBOURS } from '@hopcode/engine/things/neighbours';
import { OPENABLES } from '@hopcode/engine/things/openables';
import { PUSHABLES } from '@hopcode/engine/things/pushables';
import { SIGNS } from '@hopcode/engine/things/signs';
import { TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { PixelSprite } from '../../../ui/pixel-sprite.tsx';
import { thingWords } from '../board/cell-words.ts';
import { itemOf } from '../model/farm-things.ts';
import classes from './dialogs.module.css';
import '@mantine/core/styles/Input.layer.css';

const typesOf = (kinds: readonly { readonly type: string }[]): readonly string[] =>
  kinds.map(({ type }) => type);

/**
 * Everything that can be placed on a farm, by shelf. Plots and buildings are not here, because they are added with the
 * command that needs them.
 */
const SHELVES: readonly (readonly [name: string, types: readonly string[]])[] = [
  ...Object.entries(COLLECTABLE_FAMILIES),
  ['obstacles', typesOf([...PUSHABLES, ...OPENABLES, ...FILLABLES, ...SIGNS])],
  ['crops', typesOf(GROWABLES)],
  ['animals', typesOf([...ANIMALS, ...NEIGHBOURS])],
  ['roads', ['bridge', 'woodRoad', 'stoneRoad']],
];

/** Whether a search finds an item, by its name in the author's language or in programs. */
const isFound = (type: string, words: string, wanted: string): boolean =>
  [type, words].some((name) => name.toLocaleLowerCase().includes(wanted));

const isSameName = (type: string, words: string): boolean => type === words.toLocaleLowerCase();

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onChoose: (type: string) => void;
};

/** The picker of items. A click here selects an item, and the next click on the farm places it. */
export const ItemsDialog = ({ opened, onClose, onChoose }: Props) => {
  const t = useWords('creator', 'engine');
  const [search, setSearch] = useState('');
  const id = useId();
  const close = (): void => {
    setSearch('');
    onClose();
  };
  const wanted = search.trim().toLocaleLowerCase();
  const shelves = SHELVES.map(([name, types]) => ({
    name,
    types: types.filter((type) => isFound(type, thingWords(type, t), wanted)),
  })).filter(({ types }) => types.length > 0);
  return (
    <Dialog opened={opened} onClose={close} title={t('creator:items.title')} size={760}>
      <TextInput
        size="md"
        data-autofocus
        label={t('creator:items.search')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <p role="status" className={classes.found}>
        {shelves.length === 0 ? t('creator:items.none') : ''}
      </p>
      {shelves.map(({ name, types }) => (
        <section key={name} aria-labelledby={`${id}-${name}`}>
          <h3 id={`${id}-${name}`} className={classes.shelf}>
            {t(`creator:shelf.${name}`)}
          </h3>
          <div className={classes.grid}>
            {types.map((type) => (
              <button
                key={type}
                type="button"
                className={classes.choice}
                aria-label={thingWords(type, t)}
                aria-describedby={`${id}-name-${type}`}
                onClick={() => {
                  onChoose(type);
                  close();
                }}
              >
                <span className={classes.picture}>
                  <PixelSprite name={itemOf(type, [0, 0]).sprite} scale={2} />
                </span>
                {thingWords(type, t)}
                {isSameName(type, thingWords(type, t)) ? null : (
                  <code id={`${id}-name-${type}`} className={classes.codeName} dir="ltr" translate="no">
                    {type}
                  </code>
                )}
              </button>
            ))}
          </div>
        </section>
      ))}
    </Dialog>
  );
};
