/** One ingredient: the amount, and the possible types. The first type of which there are enough items is used. */
export type Ingredient = { readonly types: readonly [string, ...string[]]; readonly amount: number };

const of = (amount: number, ...types: [string, ...string[]]): Ingredient => ({ types, amount });

/** The ingredients of every product (game.md section 9, 'Combine recipes'). */
export const RECIPES: Readonly<Record<string, readonly Ingredient[]>> = {
  radishDressing: [of(3, 'milk'), of(2, 'cream'), of(3, 'lettuce'), of(5, 'radish')],
  fruitJuice: [
    of(1, 'water'),
    of(1, 'emptyJar'),
    of(1, 'orange'),
    of(1, 'peach'),
    of(1, 'pear'),
    of(1, 'apple'),
  ],
  grapeJuice: [of(1, 'grape'), of(1, 'emptyJar')],
  berryMilk: [of(1, 'milk'), of(1, 'redBerry', 'strawberry')],
  salad: [of(2, 'carrot'), of(2, 'tomato'), of(6, 'lettuce'), of(2, 'cucumber')],
};

export const recipeOf = (product: string): readonly Ingredient[] | undefined =>
  Object.hasOwn(RECIPES, product) ? RECIPES[product] : undefined;
