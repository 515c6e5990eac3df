import { MOST_PROOF_FARMS } from '@hopcode/engine/formats/proof';
import { Minus, Plus, Redo2, Undo2 } from 'lucide-react';
import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { EditorEvent } from '../model/editor-events.ts';
import { currentDesign, type EditorState } from '../model/editor-state.ts';
import classes from './editor.module.css';

type Props = { readonly state: EditorState; readonly dispatch: (event: EditorEvent) => void };

/** Tabs for the farms of the level. The farm of the selected tab is on the screen. */
export const FarmTabs = ({ state, dispatch }: Props) => {
  const t = useWords('creator');
  const locale = useLocale();
  const { farms } = currentDesign(state);
  return (
    <fieldset className={classes.farms} aria-label={t('creator:farms.label')}>
      {farms.map((_, index) => (
        <button
          key={`farm ${String(index)}`}
          type="button"
          aria-pressed={index === state.farm}
          onClick={() => dispatch({ type: 'farm-shown', farm: index })}
        >
          {t('creator:farms.number', { number: formatNumber(locale, index + 1) })}
        </button>
      ))}
      {farms.length < MOST_PROOF_FARMS ? (
        <button type="button" title={t('creator:farms.why')} onClick={() => dispatch({ type: 'farm-added' })}>
          <Plus size={16} aria-hidden /> {t('creator:farms.add')}
        </button>
      ) : null}
      {farms.length > 1 ? (
        <button type="button" onClick={() => dispatch({ type: 'farm-removed' })}>
          <Minus size={16} aria-hidden /> {t('creator:farms.remove')}
        </button>
      ) : null}
    </fieldset>
  );
};

type HeadProps = Props & { readonly zoom: (by: number) => void };

/** The farm tabs, undo, redo and zoom, above the board. */
export const BoardHead = ({ state, dispatch, zoom }: HeadProps) => {
  const t = useWords('creator');
  const { past, future } = state.history;
  const reason = (isThere: boolean) => (isThere ? {} : { disabledReason: t('creator:bar.nothing') });
  return (
    <div className={classes.boardHead}>
      <FarmTabs state={state} dispatch={dispatch} />
      <IconButton
        label={t('creator:bar.undo')}
        icon={<Undo2 size={19} strokeWidth={2.3} aria-hidden />}
        onClick={() => dispatch({ type: 'undone' })}
        {...reason(past.length > 0)}
      />
      <IconButton
        label={t('creator:bar.redo')}
        icon={<Redo2 size={19} strokeWidth={2.3} aria-hidden />}
        onClick={() => dispatch({ type: 'redone' })}
        {...reason(future.length > 0)}
      />
      <IconButton
        label={t('creator:board.smaller')}
        icon={<Minus size={18} aria-hidden />}
        onClick={() => zoom(-1)}
      />
      <IconButton
        label={t('creator:board.larger')}
        icon={<Plus size={18} aria-hidden />}
        onClick={() => zoom(1)}
      />
    </div>
  );
};
