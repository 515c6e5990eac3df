import { Button } from '@mantine/core';
import {
  ArrowLeft,
  CircleHelp,
  CodeXml,
  Eye,
  FolderOpen,
  Footprints,
  Package,
  Save,
  Settings,
  SquareX,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './editor.module.css';

export type DialogName = 'items' | 'commands' | 'code' | 'settings' | 'maps' | 'levels';

type Props = {
  readonly name: string;
  readonly sign: 'unsavedLevel' | 'unsavedChanges' | 'saved' | 'saving';
  readonly isStartArmed: boolean;
  readonly canSave: boolean;
  /** The address of the preview; undefined before the first save. */
  readonly preview: string | undefined;
  readonly onStart: () => void;
  readonly onOpen: (dialog: DialogName) => void;
  readonly onSave: () => void;
  readonly onPreview: () => void;
  readonly onGuide: () => void;
};

const ICON = { size: 19, strokeWidth: 2.3, 'aria-hidden': true } as const;

/** The bar of the editor (game.md section 4, 'Editor top bar'). */
export const TopBar = (props: Props) => {
  const { name, sign, preview } = props;
  const t = useWords('creator');
  const locale = useLocale();
  const action = (words: string, icon: ReactNode, onClick: () => void, isPressed?: boolean) => (
    <button type="button" className={classes.action} aria-pressed={isPressed} onClick={onClick}>
      {icon}
      <span>{words}</span>
    </button>
  );
  return (
    <div className={classes.bar} role="toolbar" aria-label={t('creator:bar.label')}>
      <Link className={classes.action} to={paths.levelCreator(locale)}>
        <ArrowLeft {...ICON} className={classes.back} />
        <span>{t('creator:bar.back')}</span>
      </Link>
      <div className={classes.title}>
        <h1 tabIndex={-1}>
          <bdi>{name === '' ? t('creator:bar.unnamed') : name}</bdi>
        </h1>
        <span role="status" data-sign={sign}>
          {t(`creator:sign.${sign}`)}
        </span>
      </div>
      {action(t('creator:bar.start'), <Footprints {...ICON} />, props.onStart, props.isStartArmed)}
      {action(t('creator:bar.items'), <Package {...ICON} />, () => props.onOpen('items'))}
      {action(t('creator:bar.commands'), <SquareX {...ICON} />, () => props.onOpen('commands'))}
      {action(t('creator:bar.code'), <CodeXml {...ICON} />, () => props.onOpen('code'))}
      {action(t('creator:bar.settings'), <Settings {...ICON} />, () => props.onOpen('settings'))}
      {action(t('creator:bar.maps'), <FolderOpen {...ICON} />, () => props.onOpen('maps'))}
      <Button
        leftSection={<Save {...ICON} />}
        // A disabled button would lose the focus, right after the author saved with the keyboard.
        aria-disabled={!props.canSave}
        {...(!props.canSave && { 'data-disabled': true })}
        onClick={() => {
          if (props.canSave) props.onSave();
        }}
        className={classes.save ?? ''}
      >
        {t('creator:bar.save')}
      </Button>
      {preview === undefined ? (
        <button
          type="button"
          className={classes.action}
          aria-disabled
          title={t('creator:bar.noPreview')}
          onClick={props.onPreview}
        >
          <Eye {...ICON} />
          <span>{t('creator:bar.preview')}</span>
        </button>
      ) : (
        <a
          className={classes.action}
          href={preview}
          target="_blank"
          rel="noreferrer"
          onClick={props.onPreview}
        >
          <Eye {...ICON} />
          <span>{t('creator:bar.preview')}</span>
        </a>
      )}
      {action(t('creator:bar.guide'), <CircleHelp {...ICON} />, props.onGuide)}
    </div>
  );
};
