import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './tooltip.module.css';
import { type Box, placeBeside } from './tooltip-place.ts';

type Props = {
  readonly label: string;
  /** Exactly one element, the one that is pointed at. */
  readonly children: ReactNode;
  /** Gives the words an id, for `aria-describedby` where they say more than the name of the element. */
  readonly id?: string | undefined;
};

/** Milliseconds that a pointer rests before the words come. */
const DELAY = 250;

/** Words beside what is pointed at or has the focus. Escape takes them away; a pointer may rest on them. */
export const Tooltip = ({ label, children, id }: Props) => {
  const anchor = useRef<HTMLSpanElement>(null);
  const [target, setTarget] = useState<Box>();
  const [width, setWidth] = useState(0);
  /** Its words are as wide as their language makes them. */
  const measure = useCallback((bubble: HTMLDivElement | null) => {
    if (bubble) setWidth(bubble.offsetWidth);
  }, []);
  const place = target && placeBeside(target, innerWidth, width);

  useEffect(() => {
    const box = anchor.current;
    if (!box) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Gives back what only words that are shown listen to; there is none while they are hidden. */
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
    // Only a focus that came by keyboard: after a click the words would be in the way.
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
            // Inside the landmark of the page, but outside of frames that clip what is in them.
            document.getElementById('main') ?? document.body,
          )}
    </span>
  );
};
