import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import classes from './panel-tabs.module.css';

type Tab<Value extends string> = { readonly value: Value; readonly label: string; readonly icon: ReactNode };

type Props<Value extends string> = {
  /** The prefix of the ids: the panel of tab `x` has the id `{id}-x`, and the tab itself `{id}-x-tab`. */
  readonly id: string;
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly tabs: readonly Tab<Value>[];
};

/** Tabs on a dark panel; arrow keys follow the text direction. */
export const PanelTabs = <Value extends string>({ id, label, value, onChange, tabs }: Props<Value>) => {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const rtl = document.documentElement.dir === 'rtl';
    const step = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    onChange(next.value);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next.value}-tab`)}`)?.focus();
  };
  return (
    <div className={classes.tabs} role="tablist" aria-label={label} ref={list}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-${tab.value}-tab`}
          aria-controls={`${id}-${tab.value}`}
          aria-selected={tab.value === value}
          tabIndex={tab.value === value ? 0 : -1}
          className={classes.tab}
          onClick={() => onChange(tab.value)}
          onKeyDown={move}
        >
          {tab.icon}
          {tab.label}
        </button>
      ))}
    </div>
  );
};
