import { NewError } from './plan.ts';

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Checks a name in kebab-case, which every file needs. @throws NewError */
export const kebab = (name: string): string => {
  if (!KEBAB.test(name))
    throw new NewError(`'${name}' is not a valid name here: use small letters, digits and single hyphens.`);
  return name;
};

/** `pick-up` for Python: `pick_up`. */
export const snake = (name: string): string => name.replaceAll('-', '_');

/** `pick-up` for TypeScript: `pickUp`. */
export const camel = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `pick-up` as a component: `PickUp`. */
export const pascal = (name: string): string => camel(`-${name}`);

/** `pick-up` as a title: `Pick up`. */
export const title = (name: string): string =>
  (name[0] ?? '').toUpperCase() + name.slice(1).replaceAll('-', ' ');
