import { createSystem } from '@chakra-ui/react/styled-system';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';

import { globalCss } from './global-css';
import { semanticColors } from './semantic-tokens';
import { tokens } from './tokens';

const engine = createSystem(defaultBaseConfig, {
  // A rule that is added inside `@layer` makes the browser style and lay out the whole page again, and components add
  // theirs when they are first shown.
  disableLayers: true,
  preflight: true,
  cssVarsPrefix: 'ds',
  cssVarsRoot: ':root',
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '60rem', xl: '80rem' },
    tokens,
    semanticTokens: { colors: semanticColors },
    keyframes: {
      pulse: { '50%': { opacity: '0.5' } },
      spin: { to: { transform: 'rotate(360deg)' } },
      rise: { from: { opacity: '0', transform: 'translateY(8px)' } },
      appear: { from: { opacity: '0' } },
    },
  },
  globalCss,
});

/** Caches what was made of an object for as long as the object exists. */
function once<Given extends object, Made>(make: (given: Given) => Made): (given: Given) => Made {
  const made = new WeakMap<Given, Made>();
  return (given) => {
    const known = made.get(given) ?? make(given);
    made.set(given, known);
    return known;
  };
}

/**
 * Chakra's engine with our tokens and none of its recipes: a component's recipe is beside the component, so that a
 * page loads only the styles that it uses. A recipe is prepared once, where Chakra prepares it again, and forgets the
 * styles that it found, whenever an element is rendered.
 */
export const system = { ...engine, cva: once(engine.cva), sva: once(engine.sva) };
