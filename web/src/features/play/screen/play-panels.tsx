import '@mantine/core/styles/Splitter.layer.css';
import { Splitter } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { playLayout } from '../../../lib/settings.ts';
import { useStoredValue } from '../../../lib/use-stored-value.ts';
import { ViewSwitch } from '../../../ui/view-switch.tsx';
import classes from './game.module.css';
import { CODE_SHARE, GAME_SHARE, sharesWithin, USUAL_SHARES } from './panel-shares.ts';
import own from './play-panels.module.css';

/** The side that a narrow screen shows. */
export type Side = 'code' | 'game';

/** What is visible: one side on a narrow screen, both on a wide one. */
export type InView = Side | 'both';

type Props = {
  readonly title: ReactNode;
  readonly code: ReactNode;
  readonly game: ReactNode;
  readonly side: Side;
  /** Whether the card of a result is open. The farm then stays visible too. */
  readonly cardOpen: boolean;
  readonly onSide: (side: Side) => void;
  /** A column next to the code and the game on a wide screen. */
  readonly beside: ReactNode;
  /** Dialogs over both. */
  readonly children: ReactNode;
};

/** How much an arrow key moves the handle, in percent (game.md section 2, 'Play screen'). */
const KEYBOARD_STEP = 10;

/** Code and game side by side, with a handle between them. A narrow screen shows only one of them, under the title. */
export const PlayPanels = ({ title, code, game, side, cardOpen, onSide, beside, children }: Props) => {
  const t = useWords();
  const [layout, setLayout] = useStoredValue(playLayout, USUAL_SHARES);
  return (
    <div className={`${classes.screen} ${own.screen}`} data-side={side} data-card={cardOpen || undefined}>
      <div className={classes.narrowOnly}>{title}</div>
      <div className={`${classes.toggle} ${own.choice}`}>
        <ViewSwitch
          label={t('play.side.label')}
          value={side}
          onChange={onSide}
          choices={[
            { value: 'code', label: t('play.side.code') },
            { value: 'game', label: t('play.side.game') },
          ]}
        />
      </div>
      <div className={own.row}>
        <Splitter
          className={`${classes.split} ${own.sides}`}
          sizes={[...sharesWithin(layout)]}
          onSizeChange={([codeShare, gameShare]) => setLayout([Number(codeShare), Number(gameShare)])}
          step={KEYBOARD_STEP}
          lineSize={22}
          handleColor="transparent"
          handleIcon={null}
          classNames={{ handle: classes.handle, thumb: classes.thumb, pane: classes.pane }}
          attributes={{ handle: { 'aria-label': t('play.resize') } }}
        >
          <Splitter.Pane {...CODE_SHARE} className={classes.codePane}>
            {code}
          </Splitter.Pane>
          <Splitter.Pane {...GAME_SHARE} className={classes.gamePane}>
            {game}
          </Splitter.Pane>
        </Splitter>
        {beside}
      </div>
      {children}
    </div>
  );
};
