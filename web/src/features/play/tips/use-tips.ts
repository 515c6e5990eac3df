import type { PlayableLevel } from '@hopcode/contract/level/data';
import type { Level } from '@hopcode/engine/formats/level';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../lib/i18n/use-words.ts';
import type { Access } from '../access/use-access.ts';
import type { RunState } from '../run/run-state.ts';
import type { TimeTravel } from '../time/time-travel.ts';
import { askTip } from './ask-tip.ts';
import { createTipDesk, type TipDesk } from './tip-desk.ts';
import {
  isTipSwitchOn,
  isTipSwitchShown,
  mayAskTips,
  needsTip,
  tipLockOf,
  tipNoteOf,
} from './tip-policies.ts';
import { type TipQuestion, tipQuestion } from './tip-question.ts';
import { NO_TIP, type TipSwitchProps, type TipView } from './tip-view.ts';
import { type TipCredit, useTipCredit } from './use-tip-credit.ts';
import { useTipSituation } from './use-tip-situation.ts';

/** A level as it is played, as far as tips go. */
export type TipsOptions = {
  readonly data: PlayableLevel;
  /** The shown farm, then those on which the same program has to work too. */
  readonly farms: readonly [Level, ...Level[]];
  readonly state: RunState;
  readonly travel: TimeTravel;
  readonly access: Access;
};

/** What the assistant says on a level, and the switch that stops it. */
export type Tips = {
  readonly view: TipView;
  readonly close: () => void;
  /** Undefined where there is none. */
  readonly toggle: TipSwitchProps | undefined;
};

/** A desk as React state; it asks with the newest address and credit. */
const useTipDesk = ({ data }: TipsOptions, credit: TipCredit) => {
  const [view, setView] = useState<TipView>(NO_TIP);
  const latest = useRef({ data, credit });
  useEffect(() => {
    latest.current = { data, credit };
  });
  const desk = useRef<TipDesk>(undefined);
  useEffect(() => {
    const created = createTipDesk({
      send: (question, signal) => {
        const { courseId, slug } = latest.current.data;
        return askTip({ courseId, levelSlug: slug }, question, signal);
      },
      show: setView,
      hasRoom: () => latest.current.credit.hasRoom(),
      onTip: () => latest.current.credit.onTip(),
      onUsedUp: () => latest.current.credit.onUsedUp(),
      onAsked: () => latest.current.credit.refresh(),
    });
    desk.current = created;
    return created.clear;
  }, []);
  return {
    view,
    ask: useCallback((question: TipQuestion) => void desk.current?.ask(question), []),
    clear: useCallback(() => desk.current?.clear(), []),
    forget: useCallback(() => desk.current?.forget(), []),
  };
};

/** Calls `act` when one of two values is another one than before. */
const useOnChange = (language: string, isOn: boolean, act: () => void): void => {
  const before = useRef({ language, isOn });
  useEffect(() => {
    const { current } = before;
    before.current = { language, isOn };
    if (current.language !== language || current.isOn !== isOn) act();
  }, [language, isOn, act]);
};

/**
 * Asks for a tip when a run has ended without what the level wants, and takes it away as soon as it is of no use:
 * another run, a reset, another language, the switch (game.md section 4, 'Run flow' and 'Tips').
 */
export const useTips = (options: TipsOptions): Tips => {
  const { data, state } = options;
  const { tips, setOn } = useTipSituation(data, options.access);
  const credit = useTipCredit(data.courseId, tips);
  const { view, ask, clear, forget } = useTipDesk(options, credit);

  const { phase } = state;
  const askAboutRun = (): void => {
    const trip = options.travel.snapshot();
    const { problem, farm } = state;
    if (!trip || !mayAskTips(tips) || !needsTip(phase, problem)) return;
    ask(tipQuestion(trip, options.farms[farm] ?? options.farms[0], problem));
  };
  const latest = useRef(askAboutRun);
  useEffect(() => {
    latest.current = askAboutRun;
  });
  useEffect(() => {
    if (phase.status === 'ended') latest.current();
    return clear;
  }, [phase, clear]);

  // An answer in the former language is not asked for again, nor one that was switched off: the next run does that.
  const isOn = isTipSwitchOn(tips);
  useOnChange(useLanguage(), isOn, forget);

  const isShown = isTipSwitchShown(tips);
  return {
    // On a screen that has become small it waits; over an error nothing else is said.
    view: isShown && !state.problemOpen ? view : NO_TIP,
    close: clear,
    toggle: isShown
      ? {
          on: isOn,
          locked: tipLockOf(tips),
          note: tipNoteOf(credit.counter, tips.situation),
          thinking: view.kind === 'thinking',
          onChange: setOn,
        }
      : undefined,
  };
};
