import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, useSyncExternalStore, type PropsWithChildren } from 'react';

import { brandThemes } from './brand-theme';

const prefersDark = matchMedia('(prefers-color-scheme: dark)');

function watchSystem(onChange: () => void) {
  prefersDark.addEventListener('change', onChange);
  return () => prefersDark.removeEventListener('change', onChange);
}

/** From the page's own state: the frames of a contact sheet send their events here too, each with its own theme. */
function readTheme(context: DocsContainerProps['context']): unknown {
  const { globals } = context.getStoryContext(context.storyById());
  return (globals as { theme?: unknown }).theme;
}

/** Docs pages in the theme that the toolbar shows, the one of the system unless chosen. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const { context } = props;
  const [chosen, setChosen] = useState(() => readTheme(context));
  const isSystemDark = useSyncExternalStore(watchSystem, () => prefersDark.matches);
  useEffect(() => {
    const read = () => setChosen(readTheme(context));
    context.channel.on('globalsUpdated', read);
    return () => context.channel.off('globalsUpdated', read);
  }, [context]);
  const isDark = chosen === 'dark' || (chosen !== 'light' && isSystemDark);
  const theme = isDark ? 'dark' : 'light';
  return (
    <DocsContainer {...props} theme={brandThemes[theme]}>
      <div style={{ colorScheme: theme }}>{props.children}</div>
    </DocsContainer>
  );
}
