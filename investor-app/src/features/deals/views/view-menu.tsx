import { useHost } from '@syndication/contract/host';
import { putDealDensity } from '@syndication/contract/member-deals/member-deals.calls';
import {
  DEAL_DENSITIES,
  type DealDensity,
} from '@syndication/contract/member-deals/member-deals.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { ExportButton } from '@syndication/shared-ui/csv';
import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';
import { useId } from 'react';

import { SavedViews } from './saved-views';
import { viewMenuRecipe } from './view-menu.recipe';

const NAMES: Record<DealDensity, string> = { comfortable: 'Comfortable', compact: 'Compact' };

export interface ViewMenuProps {
  /** Null where rows have one height only. */
  density: DealDensity | null;
  onDensityChange: (density: DealDensity) => void;
  /** The query string of the list's current URL. */
  search: string;
  /** Title of the list. */
  title: string;
  /** What is exported; empty while not all deals are there. */
  deals: readonly Venture[];
}

/** The list's display and export: row height, a file, saved views. */
export default function ViewMenu(props: ViewMenuProps) {
  const { density, onDensityChange, search, title, deals } = props;
  const { api, announce } = useHost();
  const name = useId();
  const styles = useSlotRecipe({ recipe: viewMenuRecipe })();
  const choose = (next: DealDensity) => {
    onDensityChange(next);
    // It counts on this page either way, and nobody types anything that could be lost.
    api.call(putDealDensity, { body: { density: next }, keepalive: true }).catch(() => undefined);
  };
  return (
    <chakra.div css={styles.root}>
      {density && (
        <chakra.fieldset css={styles.choices}>
          <legend>Rows</legend>
          {DEAL_DENSITIES.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name={name}
                checked={each === density}
                onChange={() => choose(each)}
              />
              {NAMES[each]}
            </label>
          ))}
        </chakra.fieldset>
      )}
      {/* Above what is still loading: it must not move away from a pointer. */}
      <ExportButton
        announce={announce}
        toTable={async () => (await import('../to-csv-table')).toCsvTable(deals, title)}
        disabled={deals.length === 0}
      />
      <SavedViews search={search} />
    </chakra.div>
  );
}
