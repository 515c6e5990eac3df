import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { clamp } from '../lib/clamp.ts';
import classes from './choice-menu.module.css';

type Props = {
  /** The name of the button for screen readers. Its visible text may be shorter. */
  readonly label: string;
  /** The content of the button. */
  readonly target: ReactNode;
  readonly shape?: 'pill' | 'square';
  readonly columns?: 1 | 2;
  /** A sentence about the items, which is shown below them. */
  readonly note?: string | undefined;
  /** The items. Each is an element that gets the props in `item`. */
  readonly children: (item: ItemProps) => ReactNode;
};

/** The props for every item of a menu. The caller adds the role: `menuitem`, or `menuitemradio` with `aria-checked`. */
export type ItemProps = {
  readonly tabIndex: -1;
  readonly className: string | undefined;
  readonly onClick: () => void;
};

const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** The minimum distance between a list and the sides of the window, in pixels. */
const RIM = 12;

/** Moves a list into the window if it would extend beyond the left or right side of the window. */
const keepInWindow = (list: HTMLElement): void => {
  list.style.translate = 'none';
  const { left, width } = list.getBoundingClientRect();
  const most = document.documentElement.clientWidth - RIM - width;
  list.style.translate = `${clamp(left, RIM, most) - left}px`;
};

/**
 * Keeps an open list inside the window, even if the page moves its button. Returns a function that stops watching the
 * button.
 */
const watchPlace = (list: HTMLElement): (() => void) => {
  keepInWindow(list);
  const observer = new IntersectionObserver(
    ([seen]) => {
      if (seen && seen.intersectionRatio < 1) keepInWindow(list);
    },
    { threshold: 1 },
  );
  observer.observe(list);
  return () => observer.disconnect();
};

/** Whether the text of an item starts with a letter in either case. Symbols such as flags do not count. */
const startsWith = (item: HTMLElement, letter: string): boolean => {
  const words = /\p{L}.*/su.exec(item.textContent)?.[0] ?? '';
  return words.toLowerCase().startsWith(letter.toLowerCase());
};

/**
 * The item to which a key moves the focus. Keys are the arrow keys, Home, End, or a letter for the next item that
 * starts with that letter.
 */
const itemAfter = (all: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined => {
  const move = MOVES[key];
  if (move) return all[move(at, all.length - 1)];
  if (!/^\p{L}$/u.test(key)) return undefined;
  return [...all.slice(at + 1), ...all.slice(0, at + 1)].find((item) => startsWith(item, key));
};

/**
 * A button that opens a list of choices or actions. Arrow keys, letters, Home, End and Escape work as in other menus.
 */
export const ChoiceMenu = ({ label, target, shape = 'pill', columns = 1, note, children }: Props) => {
  const id = useId();
  const [opened, setOpened] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement | null>(null);

  const items = (): HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []),
  ];
  const close = (): void => setOpened(false);
  // The chosen item gets the focus as soon as the list exists.
  const showList = (element: HTMLDivElement | null): void => {
    list.current = element;
    const chosen = element?.querySelector<HTMLElement>('[aria-checked=true]');
    (chosen ?? items()[0])?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const all = items();
    const focused = document.activeElement;
    const next = itemAfter(all, focused instanceof HTMLElement ? all.indexOf(focused) : -1, event.key);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  const openByArrow = (event: KeyboardEvent): void => {
    if (opened || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    setOpened(true);
  };
  // When the focus moves elsewhere, by Tab or by a click, the list closes.
  useEffect(() => {
    const box = menu.current;
    const opener = button.current;
    if (!box || !opened || !list.current) return;
    const stopWatching = watchPlace(list.current);
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) setOpened(false);
    };
    box.addEventListener('focusout', onFocusOut);
    return () => {
      stopWatching();
      box.removeEventListener('focusout', onFocusOut);
      // The focus was inside the list that has just closed.
      if (document.activeElement === document.body) opener?.focus();
    };
  }, [opened]);

  return (
    <div ref={menu} className={classes.menu}>
      <button
        ref={button}
        type="button"
        className={classes.target}
        data-shape={shape}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        onClick={() => setOpened(!opened)}
        onKeyDown={openByArrow}
      >
        {target}
      </button>
      {opened ? (
        <div ref={showList} className={classes.list} data-columns={columns} tabIndex={-1}>
          <div
            id={id}
            role="menu"
            aria-label={label}
            aria-describedby={note === undefined ? undefined : `${id}-note`}
            tabIndex={-1}
            className={classes.items}
            onKeyDown={onKeyDown}
          >
            {children({ tabIndex: -1, className: classes.item, onClick: close })}
          </div>
          {note === undefined ? null : (
            <p id={`${id}-note`} className={classes.note}>
              {note}
            </p>
          )}
        </div>
      ) : null}
    </div>
  );
};
