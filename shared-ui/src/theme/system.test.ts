import { system } from './system';

it('prepares a recipe once, not whenever an element is rendered', () => {
  const recipe = { base: { color: 'fg' } };
  const slots = { slots: ['root'], base: { root: recipe.base } };
  expect(system.cva(recipe)).toBe(system.cva(recipe));
  expect(system.sva(slots)).toBe(system.sva(slots));
});
