// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { useRef, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RUNNING } from '../page-start/running.ts';
import { keepEarlyInput } from './early-input.ts';
import { useEarlyField } from './use-early-field.ts';
import { useForm } from './use-form.ts';

const Page = () => {
  const form = useForm({
    initial: { name: '', note: '' },
    check: () => ({}),
    send: () => Promise.resolve(),
    done: () => {},
  });
  const [isShared, setShared] = useState(false);
  const [kind, setKind] = useState('a');
  const box = useRef<HTMLInputElement>(null);
  useEarlyField(box, 'shared', (value) => setShared(value !== ''));
  useEarlyField(box, 'kind', setKind);
  const change = (name: 'name' | 'note') => ({
    name,
    value: form.values[name],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      form.set(name, currentTarget.value),
  });
  return (
    <form {...form.formProps}>
      <input {...change('name')} />
      <textarea {...change('note')} />
      <input
        ref={box}
        type="checkbox"
        name="shared"
        checked={isShared}
        onChange={({ currentTarget }) => setShared(currentTarget.checked)}
      />
      {['a', 'b'].map((one) => (
        <input
          key={one}
          type="radio"
          name="kind"
          value={one}
          checked={kind === one}
          onChange={() => setKind(one)}
        />
      ))}
      <output>{JSON.stringify([form.values.name, form.values.note, isShared, kind])}</output>
    </form>
  );
};

const part = <Part extends Element>(selector: string, type: new () => Part): Part => {
  const found = document.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`no ${selector}`);
  return found;
};
const nameField = () => part('[name=name]', HTMLInputElement);
const state = () => document.querySelector('output')?.textContent;
const place = () => part('#root', HTMLDivElement);

/** Acts as a visitor who changes every field, and the name last. The caret stays before the last letter of the name. */
const useForms = () => {
  part('textarea', HTMLTextAreaElement).value = 'Hello';
  part('[name=shared]', HTMLInputElement).checked = true;
  part('[value=b]', HTMLInputElement).checked = true;
  const name = nameField();
  name.focus();
  name.value = 'Ada';
  name.setSelectionRange(2, 2);
};

beforeEach(() => {
  history.replaceState(null, '', '/en/contact');
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
});
afterEach(() => {
  document.dispatchEvent(new Event(RUNNING));
  cleanup();
  document.body.innerHTML = '';
});

it.each([
  ['stays', () => hydrateRoot(place(), <Page />)],
  [
    'is rendered again',
    () => {
      const root = createRoot(place());
      root.render(<Page />);
      return root;
    },
  ],
] as const)(
  'keeps what was typed and chosen, the focus and the caret in a page that %s',
  async (what, draw) => {
    const before = nameField();
    keepEarlyInput();
    useForms();
    nameField().dispatchEvent(new Event('input', { bubbles: true }));
    const root = await act(() => draw());
    expect(state()).toBe('["Ada","Hello",true,"b"]');
    expect(nameField() === before).toBe(what === 'stays');
    expect(document.activeElement).toBe(nameField());
    expect(nameField().selectionStart).toBe(2);
    await act(() => root.unmount());
  },
);

it.each([
  ['another page', '/en/login'],
  ['the same page later', '/en/contact'],
])('passes no input to %s', async (_, address) => {
  keepEarlyInput();
  useForms();
  nameField().dispatchEvent(new Event('input', { bubbles: true }));
  if (address === '/en/contact') {
    const first = await act(() => hydrateRoot(place(), <Page />));
    await act(() => first.unmount());
  }
  history.replaceState(null, '', address);
  const root = createRoot(place());
  await act(() => root.render(<Page />));
  expect(state()).toBe('["","",false,"a"]');
  await act(() => root.unmount());
});
