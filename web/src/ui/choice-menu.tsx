import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { clamp } from '../lib/clamp.ts';
import classes from './choice-menu.module.css';

type Props = {
  /** Name of the button for screen readers; its visible words may be shorter. */
  readonly label: string;
  /** Content of the button. */
  readonly target: ReactNode;
  readonly shape?: 'pill' | 'square';
  readonly columns?: 1 | 2;
  /** The items; each is an element with the given props. */
  readonly children: (item: ItemProps) => ReactNode;
};

/** The props of every item of a menu, in addition to its role: `menuitem`, or `menuitemradio` with `aria-checked`. */
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

/** Minimum distance between a list and the sides of the window, in pixels. */
const RIM = 12;

/** Moves a list that would extend beyond a side of the window. */
const keepInWindow = (list: HTMLElement): void => {
  list.style.translate = 'none';
  const { left, width } = list.getBoundingClientRect();
  const most = document.documentElement.clientWidth - RIM - width;
  list.style.translate = `${clamp(left, RIM, most) - left}px`;
};

/** A button that opens a list of choices or actions. Arrow keys, Home, End and Escape work as in every menu. */
export const ChoiceMenu = ({ label, target, shape = 'pill', columns = 1, children }: Props) => {
  const id = useId();
  const [opened, setOpened] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement | null>(null);

  const items = (): HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []),
  ];
  const close = (): void => setOpened(false);
  // The chosen item gets the focus as soon as the list is there.
  const showList = (element: HTMLDivElement | null): void => {
    list.current = element;
    if (element) keepInWindow(element);
    const chosen = element?.querySelector<HTMLElement>('[aria-checked=true]');
    (chosen ?? items()[0])?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    const all = items();
    const focused = document.activeElement;
    const at = focused instanceof HTMLElement ? all.indexOf(focused) : -1;
    all[move(at, all.length - 1)]?.focus();
  };
  // When the focus moves elsewhere, by Tab or by a click, the list closes.
  useEffect(() => {
    const box = menu.current;
    const opener = button.current;
    if (!box || !opened) return;
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) setOpened(false);
    };
    box.addEventListener('focusout', onFocusOut);
    return () => {
      box.removeEventListener('focusout', onFocusOut);
      // The focus was in the list, which is now closed.
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
      >
        {target}
      </button>
      {opened ? (
        <div
          ref={showList}
          id={id}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          className={classes.list}
          data-columns={columns}
          onKeyDown={onKeyDown}
        >
          {children({ tabIndex: -1, className: classes.item, onClick: close })}
        </div>
      ) : null}
    </div>
  );
};
