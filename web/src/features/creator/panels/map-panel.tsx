import type { Level } from '@hopcode/engine/formats/level';
import { seasonSchema, USUAL_SEASON } from '@hopcode/engine/formats/level';
import { SKIES, USUAL_SKY } from '@hopcode/engine/formats/reaction';
import { PROP_NAMES, TERRAIN_KINDS, type TerrainKind } from '@hopcode/engine/formats/tilesets';
import { BoxSelect, Clipboard, Copy, Eraser, MousePointer2, PaintBucket, Scissors } from 'lucide-react';
import { memo, useId } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { PixelSprite } from '../../../ui/pixel-sprite.tsx';
import type { EditorEvent } from '../model/editor-events.ts';
import type { Tool } from '../model/editor-state.ts';
import { FARM_SIZE, sizeOf } from '../model/farm-map.ts';
import { BRUSHES } from '../model/paint.ts';
import { NumberField } from './number-field.tsx';
import classes from './panels.module.css';

const ICON = { size: 20, strokeWidth: 2.3, 'aria-hidden': true } as const;

type Props = {
  readonly level: Level;
  readonly tool: Tool;
  readonly canCopy: boolean;
  readonly canPaste: boolean;
  readonly dispatch: (event: EditorEvent) => void;
};

const groundSprite = (kind: TerrainKind): string => `terrain/${kind}/255`;

/** The tools (select, eraser, rectangle) and the clipboard. */
const Tools = ({ tool, canCopy, canPaste, dispatch }: Omit<Props, 'level'>) => {
  const t = useWords('creator');
  const choice = (to: Tool, icon: React.ReactNode, words: string) => (
    <button
      type="button"
      className={classes.tool}
      aria-pressed={tool.kind === to.kind}
      onClick={() => dispatch({ type: 'armed', tool: to })}
    >
      {icon}
      {words}
    </button>
  );
  const action = (event: EditorEvent, icon: React.ReactNode, words: string, can: boolean) => (
    <button type="button" className={classes.tool} disabled={!can} onClick={() => dispatch(event)}>
      {icon}
      {words}
    </button>
  );
  return (
    <div className={classes.tools}>
      {choice({ kind: 'select' }, <MousePointer2 {...ICON} />, t('creator:tool.select'))}
      {choice({ kind: 'erase' }, <Eraser {...ICON} />, t('creator:tool.erase'))}
      {choice({ kind: 'area' }, <BoxSelect {...ICON} />, t('creator:tool.area'))}
      {action({ type: 'copied' }, <Copy {...ICON} />, t('creator:tool.copy'), canCopy)}
      {action({ type: 'cut' }, <Scissors {...ICON} />, t('creator:tool.cut'), canCopy)}
      {action(
        { type: 'armed', tool: { kind: 'paste' } },
        <Clipboard {...ICON} />,
        t('creator:tool.paste'),
        canPaste,
      )}
    </div>
  );
};

const Ground = ({ tool, dispatch }: Pick<Props, 'tool' | 'dispatch'>) => {
  const t = useWords('creator');
  const brush = tool.kind === 'ground' ? tool.brush : 1;
  const terrain = tool.kind === 'ground' ? tool.terrain : undefined;
  const name = useId();
  return (
    <section>
      <h3>{t('creator:map.ground')}</h3>
      <div className={classes.swatches}>
        {TERRAIN_KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            className={classes.swatch}
            aria-pressed={kind === terrain}
            aria-label={t(`creator:ground.${kind}`)}
            title={t(`creator:ground.${kind}`)}
            onClick={() => dispatch({ type: 'armed', tool: { kind: 'ground', terrain: kind, brush } })}
          >
            <PixelSprite name={groundSprite(kind)} scale={2} />
          </button>
        ))}
      </div>
      <fieldset className={classes.brushes}>
        <legend>{t('creator:map.brush')}</legend>
        {([...BRUSHES, 'fill'] as const).map((size) => (
          <label key={size}>
            <input
              type="radio"
              name={name}
              checked={size === brush}
              onChange={() =>
                dispatch({
                  type: 'armed',
                  tool: { kind: 'ground', terrain: terrain ?? 'path', brush: size },
                })
              }
            />
            <span>
              {size === 'fill' ? (
                <>
                  <PaintBucket {...ICON} /> {t('creator:map.fill')}
                </>
              ) : (
                t('creator:map.tiles', { size })
              )}
            </span>
          </label>
        ))}
      </fieldset>
    </section>
  );
};

const Scenery = ({ tool, dispatch }: Pick<Props, 'tool' | 'dispatch'>) => {
  const t = useWords('creator');
  return (
    <section>
      <h3>{t('creator:map.scenery')}</h3>
      <div className={classes.swatches}>
        {PROP_NAMES.map((prop) => (
          <button
            key={prop}
            type="button"
            className={classes.swatch}
            aria-pressed={tool.kind === 'prop' && tool.name === prop}
            aria-label={t(`creator:prop.${prop}`)}
            title={t(`creator:prop.${prop}`)}
            onClick={() => dispatch({ type: 'armed', tool: { kind: 'prop', name: prop } })}
          >
            <PixelSprite
              name={prop === 'fence' || prop.startsWith('bridge-') ? `prop/${prop}/0` : `prop/${prop}`}
              scale={1}
            />
          </button>
        ))}
      </div>
    </section>
  );
};

const Surroundings = ({ level, dispatch }: Pick<Props, 'level' | 'dispatch'>) => {
  const t = useWords('creator');
  const [columns, rows] = sizeOf(level);
  const change = (change: (before: Level) => Level): void => dispatch({ type: 'farm-changed', change });
  return (
    <section>
      <h3>{t('creator:map.farm')}</h3>
      <div className={classes.fields}>
        <NumberField
          label={t('creator:map.columns')}
          value={columns}
          least={FARM_SIZE.least}
          most={FARM_SIZE.columns}
          onChange={(wide) => dispatch({ type: 'resized', columns: wide, rows })}
        />
        <NumberField
          label={t('creator:map.rows')}
          value={rows}
          least={FARM_SIZE.least}
          most={FARM_SIZE.rows}
          onChange={(high) => dispatch({ type: 'resized', columns, rows: high })}
        />
        <label>
          <span>{t('creator:map.season')}</span>
          <select
            value={level.season ?? USUAL_SEASON}
            onChange={(event) => {
              const season = seasonSchema.safeParse(event.currentTarget.value);
              if (season.success) change((before) => ({ ...before, season: season.data }));
            }}
          >
            {seasonSchema.options.map((season) => (
              <option key={season} value={season}>
                {t(`creator:season.${season}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{t('creator:map.sky')}</span>
          <select
            value={level.sky ?? USUAL_SKY}
            onChange={(event) => {
              const sky = SKIES.find((known) => known === event.currentTarget.value);
              if (sky) change((before) => ({ ...before, sky }));
            }}
          >
            {SKIES.map((sky) => (
              <option key={sky} value={sky}>
                {t(`creator:sky.${sky}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  );
};

/** The map painter: ground, scenery, size, season and sky. */
export const MapPanel = memo(({ level, tool, canCopy, canPaste, dispatch }: Props) => (
  <div className={classes.panel}>
    <Tools tool={tool} canCopy={canCopy} canPaste={canPaste} dispatch={dispatch} />
    <Ground tool={tool} dispatch={dispatch} />
    <Scenery tool={tool} dispatch={dispatch} />
    <Surroundings level={level} dispatch={dispatch} />
  </div>
));
