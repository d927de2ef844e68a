import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, useSyncExternalStore, type PropsWithChildren } from 'react';

import { brandThemes } from './brand-theme';

const prefersDark = matchMedia('(prefers-color-scheme: dark)');

function watchSystem(onChange: () => void) {
  prefersDark.addEventListener('change', onChange);
  return () => prefersDark.removeEventListener('change', onChange);
}

const themeInAddress = () =>
  /theme:(\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1];

/** Docs pages in the theme that the toolbar shows, the one of the system unless chosen. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context;
  const [chosen, setChosen] = useState(themeInAddress);
  const isSystemDark = useSyncExternalStore(watchSystem, () => prefersDark.matches);
  useEffect(() => {
    const read = ({ globals }: { globals: { theme?: string } }) => setChosen(globals.theme);
    channel.on('globalsUpdated', read);
    return () => channel.off('globalsUpdated', read);
  }, [channel]);
  const isDark = chosen === 'dark' || (chosen !== 'light' && isSystemDark);
  const theme = isDark ? 'dark' : 'light';
  return (
    <DocsContainer {...props} theme={brandThemes[theme]}>
      <div style={{ colorScheme: theme }}>{props.children}</div>
    </DocsContainer>
  );
}
