// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { giveFocusBack, useDialog } from './give-focus-back.ts';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const focus = (name: string) => screen.getByRole('button', { name }).focus();
const focused = () => document.activeElement?.id || document.activeElement?.textContent;

afterEach(cleanup);

describe('giveFocusBack', () => {
  const Page = () => {
    const [shown, setShown] = useState(true);
    return (
      <>
        <button type="button">Before</button>
        {shown ? (
          <section ref={giveFocusBack}>
            <button type="button">Inside</button>
            <button type="button" onClick={() => setShown(false)}>
              Close
            </button>
          </section>
        ) : null}
        <button type="button" onClick={() => setShown(false)}>
          Elsewhere
        </button>
      </>
    );
  };

  it.each<[walk: string[], closedBy: string, after: string]>([
    [['Before', 'Inside', 'Close'], 'Close', 'Before'],
    [['Before', 'Close', 'Elsewhere', 'Close'], 'Close', 'Elsewhere'],
    [['Before', 'Close', 'Elsewhere'], 'Elsewhere', 'Elsewhere'],
  ])('after %j, what is closed by %s leaves the focus on %s', (walk, closedBy, after) => {
    render(<Page />);
    for (const name of walk) focus(name);
    press(closedBy);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(focused()).toBe(after);
  });
});

describe('useDialog', () => {
  type Open = 'none' | 'first' | 'second' | 'both';
  type BoxProps = {
    readonly name: string;
    readonly opened: boolean;
    readonly isWanted: boolean;
    readonly go: (open: Open) => void;
    readonly steps: readonly [string, Open][];
  };

  /** A dialog like Mantine's: the elements around it stay on the page, and it closes with a transition. */
  const Box = ({ name, opened, isWanted, go, steps }: BoxProps) => {
    const dialog = useDialog(opened, isWanted);
    return (
      <div id={dialog.id}>
        {dialog.opened || name === 'slow' ? (
          <div role="dialog">
            {steps.map(([label, open]) => (
              <button key={label} type="button" onClick={() => go(open)}>
                {label}
              </button>
            ))}
          </div>
        ) : null}
      </div>
    );
  };

  type PageProps = {
    readonly first?: 'quick' | 'slow';
    readonly isWanted?: boolean;
    readonly gone?: boolean;
  };

  const Page = ({ first = 'quick', isWanted = true, gone = false }: PageProps) => {
    const [open, go] = useState<Open>('none');
    const [menu, setMenu] = useState(false);
    return (
      <main id="main" tabIndex={-1}>
        <button type="button">Older</button>
        {gone && open !== 'none' ? null : (
          <button type="button" onClick={() => go('first')}>
            Run
          </button>
        )}
        <button type="button" onClick={() => setMenu(true)}>
          Menu
        </button>
        {menu ? (
          <div role="menu">
            <button
              type="button"
              onClick={() => {
                setMenu(false);
                go('first');
              }}
            >
              Item
            </button>
          </div>
        ) : null}
        <Box
          name={first}
          opened={open === 'first' || open === 'both'}
          isWanted={isWanted}
          go={go}
          steps={[
            ['Close first', 'none'],
            ['Next', 'second'],
            ['Ask', 'both'],
          ]}
        />
        <Box
          name="quick"
          opened={open === 'second' || open === 'both'}
          isWanted
          go={go}
          steps={[
            ['Close second', 'none'],
            ['Back', 'first'],
          ]}
        />
      </main>
    );
  };

  it.each<[what: string, props: PageProps, walk: string[], after: string]>([
    ['the element that opened it', {}, ['Older', 'Run', 'Close first'], 'Run'],
    ['the element that had it before two consecutive dialogs', {}, ['Run', 'Next', 'Close second'], 'Run'],
    ['the dialog below', {}, ['Run', 'Ask', 'Back'], 'Ask'],
    [
      'the element that had it before two dialogs that close simultaneously',
      {},
      ['Run', 'Ask', 'Close second'],
      'Run',
    ],
    ['no dialog that is still closing', { first: 'slow' }, ['Run', 'Ask', 'Close second'], 'Run'],
    ['the button of the menu', {}, ['Older', 'Menu', 'Item', 'Close first'], 'Menu'],
    [
      'the page itself if that element has disappeared too',
      { gone: true },
      ['Older', 'Run', 'Close first'],
      'main',
    ],
    [
      'no element that should not have it',
      { isWanted: false, first: 'slow' },
      ['Run', 'Close first'],
      'Close first',
    ],
  ])('gives the focus to %s', (_, props, walk, after) => {
    render(<Page {...props} />);
    for (const name of walk) {
      focus(name);
      press(name);
    }
    expect(focused()).toBe(after);
  });

  it('does not move the focus if other code has moved it', () => {
    const { rerender } = render(<Page first="slow" />);
    focus('Run');
    press('Run');
    focus('Older');
    press('Close first');
    rerender(<Page first="slow" />);
    expect(focused()).toBe('Older');
  });

  it('leaves the focus to the next page if the dialog disappears with its page', () => {
    const Both = () => {
      const [shown, setShown] = useState(true);
      const dialog = useDialog(shown);
      return (
        <div id={dialog.id} role="dialog">
          <button type="button" onClick={() => setShown(false)}>
            Gone
          </button>
        </div>
      );
    };
    const Around = ({ shown }: { readonly shown: boolean }) => (
      <main id="main" tabIndex={-1}>
        <button type="button">Outside</button>
        {shown ? <Both /> : null}
      </main>
    );
    const { rerender } = render(<Around shown />);
    focus('Outside');
    focus('Gone');
    rerender(<Around shown={false} />);
    expect(document.activeElement).toBe(document.body);
  });
});
