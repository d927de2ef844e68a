import { useState } from 'react';

import { areShortcutsOn, switchShortcuts } from '@syndication/contract/host/shortcuts';
import { Heading, Panel, Text } from '@syndication/shared-ui/core';
import { Choice } from '@syndication/shared-ui/form-fields';
import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';

import { shortcutsPanelRecipe } from './shortcuts-panel.recipe';

const SHORTCUTS = [
  {
    place: 'Deals',
    keys: [
      { key: '/', action: 'Search the deals' },
      { key: '1–6', action: 'Vote right away, on a Vote button' },
    ],
  },
  {
    place: 'A deal’s page',
    keys: [
      { key: 'j', action: 'Next deal in the list' },
      { key: 'k', action: 'Previous deal in the list' },
      { key: 'n', action: 'Next deal without a vote' },
    ],
  },
  {
    place: 'Voting desk',
    keys: [
      { key: '1–5', action: 'Vote 100%, 75%, 50%, 25% or 0%' },
      { key: '6', action: 'Vote “Conflict of interest”' },
      { key: 'j', action: 'Next deal' },
      { key: 'k', action: 'Previous deal' },
      { key: 'n', action: 'Next deal without a vote' },
      { key: 'u', action: 'Undo the last vote' },
    ],
  },
];

/** What single keys do, and a switch that turns them off (WCAG 2.1.4). */
export function ShortcutsPanel() {
  const styles = useSlotRecipe({ recipe: shortcutsPanelRecipe })();
  const [isOn, setIsOn] = useState(areShortcutsOn);
  return (
    <Panel aria-label="Keyboard shortcuts">
      <Heading size="md" mb="3">
        Keyboard shortcuts
      </Heading>
      <Choice
        label="Single-key shortcuts"
        description="Turn these off if speech input or an unsteady hand triggers them by accident. Applies to this browser only."
      >
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          onChange={({ target }) => {
            switchShortcuts(target.checked);
            setIsOn(areShortcutsOn());
          }}
        />
      </Choice>
      {!isOn && <Text mt="3">They are off: the keys below do nothing.</Text>}
      {SHORTCUTS.map(({ place, keys }) => (
        <chakra.div key={place} css={styles.place}>
          <Heading as="h3" size="sm">
            {place}
          </Heading>
          <chakra.dl css={styles.keys}>
            {keys.map(({ key, action }) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{action}</dd>
              </div>
            ))}
          </chakra.dl>
        </chakra.div>
      ))}
    </Panel>
  );
}
