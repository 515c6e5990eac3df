import { BASE_MAPS } from '@hopcode/contract/creative/creative-summary';
import { smallPicture } from '@hopcode/contract/level/guide';
import { playableLevel } from '@hopcode/courses/playable-level';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { levelQuery } from '../../../lib/api/level-query.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { baseFarm, type Design, type Farms, grassFarm, type MapPath } from '../model/design.ts';
import type { EditorEvent } from '../model/editor-events.ts';
import { changeByFile, type FileProblem, readLevelFile, writeLevelFile } from '../model/level-file.ts';
import { writeTiledMap } from '../model/tiled-map.ts';
import classes from './dialogs.module.css';

const slugOf = (map: MapPath): string => map.replace('.json', '');

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly design: Design;
  /** Index of the shown farm. */
  readonly farm: number;
  readonly dispatch: (event: EditorEvent) => void;
  readonly onLevels: () => void;
};

/** The message about a file that was opened. */
type FileNote = { readonly problem: FileProblem } | { readonly unknownTiles: number } | undefined;

const Files = ({ design, farm, dispatch }: Pick<Props, 'design' | 'farm' | 'dispatch'>) => {
  const t = useWords('creator');
  const [note, setNote] = useState<FileNote>();
  const name = design.name.trim() === '' ? 'level' : design.name.trim();
  const read = async (file: File): Promise<void> => {
    const result = readLevelFile(await file.text());
    if (result.kind === 'problem') {
      setNote({ problem: result.problem });
      return;
    }
    dispatch({ type: 'design-changed', change: changeByFile(design, result) });
    dispatch({ type: 'farm-shown', farm: 0 });
    setNote({ unknownTiles: result.kind === 'map' ? result.unknownTiles : 0 });
  };
  const shown = design.farms[farm] ?? design.farms[0];
  return (
    <section>
      <h3 className={classes.shelf}>{t('creator:file.title')}</h3>
      <div className={classes.files}>
        <Button
          variant="default"
          onClick={() => saveFile(`${name}.json`, writeLevelFile(design), 'application/json')}
        >
          {t('creator:file.export')}
        </Button>
        <Button
          variant="default"
          onClick={() => saveFile(`${name}.tmj`, writeTiledMap(shown), 'application/json')}
        >
          {t('creator:file.exportTiled')}
        </Button>
      </div>
      <label className={classes.field}>
        <span>{t('creator:file.import')}</span>
        <input
          type="file"
          accept=".json,.tmj,application/json"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file) void read(file);
            event.currentTarget.value = '';
          }}
        />
      </label>
      <p role="status" className={note && 'problem' in note ? classes.failure : classes.note}>
        {note && 'problem' in note ? t(`creator:file.${note.problem}`) : ''}
        {note && 'unknownTiles' in note
          ? note.unknownTiles === 0
            ? t('creator:file.opened')
            : t('creator:file.unknownTiles', { count: note.unknownTiles })
          : ''}
      </p>
    </section>
  );
};

/** Shows the maps to build on, and the buttons for files. Undo restores the previous map. */
export const MapsDialog = ({ opened, onClose, design, farm, dispatch, onLevels }: Props) => {
  const t = useWords('creator');
  const locale = useLocale();
  const queryClient = useQueryClient();
  const [failed, setFailed] = useState(false);
  const take = (farms: Farms, mapPath: MapPath | null): void => {
    dispatch({ type: 'design-changed', change: { farms, mapPath } });
    dispatch({ type: 'farm-shown', farm: 0 });
    onClose();
  };
  const choose = async (map: MapPath): Promise<void> => {
    try {
      const level = await queryClient.fetchQuery(levelQuery('python', slugOf(map), locale));
      take([baseFarm(playableLevel(level))], map);
    } catch {
      setFailed(true);
    }
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={t('creator:maps.title')} size={680}>
      <p>{t('creator:maps.intro')}</p>
      {failed ? (
        <p role="alert" className={classes.failure}>
          {t('creator:maps.failed')}
        </p>
      ) : null}
      <div className={classes.grid} data-wide>
        {BASE_MAPS.map((map, index) => (
          <button key={map} type="button" className={classes.choice} onClick={() => void choose(map)}>
            <img src={smallPicture('python', slugOf(map))} alt="" width={144} height={96} loading="lazy" />
            {t('creator:maps.number', { number: index + 1 })}
          </button>
        ))}
        <button type="button" className={classes.choice} onClick={() => take([grassFarm()], null)}>
          {t('creator:maps.empty')}
        </button>
      </div>
      <Files key={String(opened)} design={design} farm={farm} dispatch={dispatch} />
      <Button variant="default" onClick={onLevels}>
        {t('creator:maps.levels')}
      </Button>
    </Dialog>
  );
};
