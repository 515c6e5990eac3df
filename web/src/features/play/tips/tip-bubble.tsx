import { CODE_LIMIT } from '@hopcode/contract/level/code';
import { Button, VisuallyHidden } from '@mantine/core';
import { Eye, NotebookText, TextCursorInput, WandSparkles } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Link, useLocation } from 'react-router';
import { redirectQuery } from '../../../lib/account/redirect.ts';
import { isolatedText } from '../../../lib/i18n/code-isolation.ts';
import { formatNumber } from '../../../lib/i18n/format.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useLanguage, useWords, type Words } from '../../../lib/i18n/use-words.ts';
import { giveFocusBack } from '../../../ui/give-focus-back.ts';
import { PixelSprite } from '../../../ui/pixel-sprite.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { addressOf } from '../access/destinations.ts';
import type { Destination } from '../access/policies.ts';
import classes from './tip-bubble.module.css';
import { TipChange } from './tip-change.tsx';
import { TipGap } from './tip-gap.tsx';
import { spokenTip, TipText } from './tip-text.tsx';
import type { TipAction, TipBubbleProps, TipView } from './tip-view.ts';

/** The text of the bubble; undefined if there is none. */
const textOf = (view: TipView, t: Words, language: string): string | undefined => {
  switch (view.kind) {
    case 'none':
    case 'thinking':
      return undefined;
    case 'tip':
      return isolatedText(view.tip.text, language);
    case 'used-up':
      return t(`play:tips.usedUp.${view.way}`);
    case 'at-error':
      return t('play:tips.atError', { line: formatNumber(language, view.line) });
    case 'failed':
      return t('play:tips.failed');
    case 'too-long':
      return t('play:tips.tooLong', { most: formatNumber(language, CODE_LIMIT) });
  }
};

const isShop = (way: Destination): boolean => way === 'purchase' || way === 'schools';

/**
 * The links to more tips. The main link comes first here, like Apply. In the tables of policies.ts it is last, as in
 * dialogs.
 */
const Ways = ({ ways }: Pick<TipBubbleProps, 'ways'>) => {
  const t = useWords('play');
  const locale = useLocale();
  const back = redirectQuery(useLocation());
  return ways.toReversed().map((way, index) => {
    const { path, outside } = addressOf(way, locale, back);
    const look = { className: classes.button, ...(index > 0 && { variant: 'default' }) };
    const label = isShop(way) ? t('play:tips.upgrade') : t(`play:access.ways.${way}`);
    return outside ? (
      <Button key={way} component="a" href={path} {...look}>
        {label}
      </Button>
    ) : (
      <Button key={way} component={Link} to={path} {...look}>
        {label}
      </Button>
    );
  });
};

type BubbleProps = Pick<TipBubbleProps, 'onClose' | 'takesFocus'> & {
  /**
   * Whether the bubble is in the card of the result. The card already shows the owl, and has a button that closes the
   * card and the bubble.
   */
  readonly isInCard: boolean;
  readonly text: string;
  /** Shown under the text. */
  readonly change: ReactNode;
  /** The buttons in addition to Close; undefined if there are none. */
  readonly actions: ReactNode | undefined;
};

/** If the card is not tall enough for its content, scrolls it to the start of the tip. */
const showInCard = (tip: HTMLElement | null): void => {
  const words = tip?.closest('[role="group"]');
  if (tip && words) words.scrollTop += tip.getBoundingClientRect().top - words.getBoundingClientRect().top;
};

const Bubble = ({ text, change, actions, takesFocus, isInCard, onClose }: BubbleProps) => {
  const t = useWords('play');
  const label = t('play:tips.label');
  const body = useRef<HTMLDivElement>(null);
  const words = (
    <>
      <TipText text={text} />
      {change}
    </>
  );
  useEffect(() => {
    // The first edit of the program closes the card. The tip then leaves the card while the learner is typing, and must
    // not take the focus.
    const isTyping = document.activeElement?.matches('[contenteditable="true"], input, textarea') === true;
    if (!takesFocus || isTyping) return;
    // The first button is the main one, otherwise Close. If there is no button, the text gets the focus.
    const button = body.current?.querySelector<HTMLElement>('a, button');
    (button ?? body.current)?.focus({ preventScroll: isInCard });
  }, [takesFocus, isInCard]);
  useEffect(() => {
    if (isInCard && text !== '') showInCard(body.current);
  }, [isInCard, text]);
  return (
    <section ref={giveFocusBack} className={isInCard ? classes.inCard : classes.bubble} aria-label={label}>
      {isInCard ? null : (
        <div className={classes.owl}>
          <PixelSprite name="character/owl" scale={3} />
        </div>
      )}
      <div ref={body} className={classes.body} tabIndex={-1}>
        {isInCard ? (
          words
        ) : (
          <ScrollRegion className={classes.words} role="group" aria-label={label}>
            {words}
          </ScrollRegion>
        )}
        <div className={classes.actions}>
          {actions}
          {isInCard ? null : (
            <Button variant="default" className={classes.close} onClick={onClose}>
              {actions === undefined ? t('dialog.close') : t('play:tips.later')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
};

const ICON = { size: 18, strokeWidth: 2.4, 'aria-hidden': true } as const;
const ICONS: Readonly<Record<TipAction['kind'], ReactNode>> = {
  apply: <WandSparkles {...ICON} />,
  show: <Eye {...ICON} />,
  book: <NotebookText {...ICON} />,
  go: <TextCursorInput {...ICON} />,
};

const labelOf = (action: TipAction, t: Words, language: string): string => {
  switch (action.kind) {
    case 'apply':
      return t('play:tips.apply');
    case 'show':
      return t('play:tips.showMe');
    case 'book':
      return t('play:tips.book', { command: action.command });
    case 'go':
      return t('play.problem.goToLine', { line: formatNumber(language, action.line) });
  }
};

type MainProps = { readonly action: TipAction; readonly onAction: (action: TipAction) => void };

const MainButton = ({ action, onAction }: MainProps) => {
  const t = useWords('play');
  const language = useLanguage();
  return (
    <Button className={classes.button} leftSection={ICONS[action.kind]} onClick={() => onAction(action)}>
      {labelOf(action, t, language)}
    </Button>
  );
};

/** The part under the text: a change for rung 4, or a line with a gap for rung 3. */
const Under = ({ view }: Pick<TipBubbleProps, 'view'>) => {
  if (view.kind !== 'tip') return null;
  if (view.tip.rung === 3) return <TipGap tip={view.tip} />;
  return view.tip.rung === 4 ? <TipChange tip={view.tip} /> : null;
};

type ShownProps = TipBubbleProps & { readonly text: string };

const ShownTip = ({ text, view, place, action, ways, takesFocus, onAction, onClose }: ShownProps) => {
  const leads = view.kind === 'used-up' && ways.length > 0 ? <Ways ways={ways} /> : undefined;
  const bubble = (
    <Bubble
      isInCard={place !== null}
      text={text}
      change={<Under view={view} />}
      actions={action === undefined ? leads : <MainButton action={action} onAction={onAction} />}
      takesFocus={takesFocus}
      onClose={onClose}
    />
  );
  return place === null ? bubble : createPortal(bubble, place);
};

/**
 * Shows the assistant's tip about the last run: a question, an idea, a line with a gap, or a single change to the
 * program (game.md section 2, 'Dialogs': tip bubble). If no tips are left today, shows links to get more (section 6).
 * Shows nothing if there is no text.
 *
 * The text has its own live region. The announcer holds only one sentence, and announces the end of the run at the same
 * moment. The region exists before its first text, because otherwise screen readers would not announce this text.
 */
export const TipBubble = (props: TipBubbleProps) => {
  const t = useWords('play');
  const text = textOf(props.view, t, useLanguage());
  return (
    <>
      <VisuallyHidden role="status" aria-live="polite" data-testid="tip-announcer">
        {text === undefined ? null : `${t('play:tips.label')}: ${spokenTip(text)}`}
      </VisuallyHidden>
      {text === undefined ? null : <ShownTip {...props} text={text} />}
    </>
  );
};
