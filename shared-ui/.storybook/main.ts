import type { StorybookConfig } from '@storybook/react-webpack5';

/** The design library and every screen of the product. No federation plugin here: one plain bundle. */
const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: [
    '../src/**/*.stories.tsx',
    '../../*-app/src/**/*.stories.tsx',
    '../../shell/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-webpack5-compiler-swc',
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
  ],
  staticDirs: ['./public'],
  // Chakra's package names its own Storybook, which would be asked for on the network.
  refs: { '@chakra-ui/react': { disable: true } },
  core: { disableTelemetry: true },
  // Slower than the default, and knows the props that a type takes over from another one.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      skipChildrenPropWithoutDoc: false,
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ name, parent }) =>
        name !== 'ref' && !parent?.fileName.includes('node_modules'),
    },
  },
  swc: () => ({ jsc: { transform: { react: { runtime: 'automatic' } } } }),
};

export default config;
