import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './tooltip.module.css';
import { type Box, placeBeside } from './tooltip-place.ts';

type Props = {
  readonly label: string;
  /** The target of the tooltip: exactly one element. */
  readonly children: ReactNode;
  /** The id of the text, for `aria-describedby`, if the text says more than the name of the element. */
  readonly id?: string | undefined;
};

/** The number of milliseconds that the pointer must rest before the text appears. */
const DELAY = 250;

/**
 * Shows text next to an element that is under the pointer or has the focus. Escape removes it. The pointer can move
 * onto the text.
 */
export const Tooltip = ({ label, children, id }: Props) => {
  const anchor = useRef<HTMLSpanElement>(null);
  const [target, setTarget] = useState<Box>();
  const [width, setWidth] = useState(0);
  /** The width depends on the language of the text. */
  const measure = useCallback((bubble: HTMLDivElement | null) => {
    if (bubble) setWidth(bubble.offsetWidth);
  }, []);
  const place = target && placeBeside(target, innerWidth, width);

  useEffect(() => {
    const box = anchor.current;
    if (!box) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Removes the listeners that exist while the text is shown; undefined while it is hidden. */
    let stopListening: (() => void) | undefined;
    const hide = (): void => {
      clearTimeout(timer);
      if (!stopListening) return;
      stopListening();
      stopListening = undefined;
      setTarget(undefined);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide();
    };
    const listen = (): (() => void) => {
      document.addEventListener('keydown', onKey);
      document.addEventListener('scroll', hide, true);
      return () => {
        document.removeEventListener('keydown', onKey);
        document.removeEventListener('scroll', hide, true);
      };
    };
    const show = (): void => {
      const pointed = box.firstElementChild;
      if (!pointed) return;
      setTarget(pointed.getBoundingClientRect());
      stopListening ??= listen();
    };
    const showSoon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(show, DELAY);
    };
    // Shows the text only if the keyboard has moved the focus. After a click, the text would be in the way.
    const onFocus = (): void => {
      if (box.querySelector(':focus-visible')) show();
    };
    const starts = { pointerenter: showSoon, focusin: onFocus };
    const ends = { pointerleave: hide, pointerdown: hide, focusout: hide };
    for (const [name, act] of Object.entries({ ...starts, ...ends })) box.addEventListener(name, act);
    return () => {
      clearTimeout(timer);
      stopListening?.();
      for (const [name, act] of Object.entries({ ...starts, ...ends })) box.removeEventListener(name, act);
    };
  }, []);

  return (
    <span ref={anchor} className={classes.anchor}>
      {children}
      {id === undefined ? null : (
        <span id={id} className={classes.hidden}>
          {label}
        </span>
      )}
      {place === undefined
        ? null
        : createPortal(
            <div
              ref={measure}
              className={classes.bubble}
              role="tooltip"
              data-side={place.side}
              style={{ left: place.left, top: place.top }}
            >
              {label}
              <i style={{ left: `calc(50% + ${place.shift}px)` }} />
            </div>,
            // The tooltip is inside the main landmark of the page, but outside boxes that cut off their content.
            document.getElementById('main') ?? document.body,
          )}
    </span>
  );
};
