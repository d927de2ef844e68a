import { changeInWords } from '@syndication/contract/ventures/change-in-words.rules';
import type { DealChange } from '@syndication/contract/ventures/deal-news.rules';
import { VisuallyHidden } from '@syndication/shared-ui/core';
import { chakra } from '@syndication/shared-ui/styling';

import { changeListRecipe } from './change-list.recipe';

const List = chakra('ul', changeListRecipe);

export interface ChangeListProps {
  /** Of `changesSince`: each fact once. */
  changes: readonly DealChange[];
  /** Names the list to screen readers: `Changed since your last visit`. */
  label: string;
}

/** Changes of facts: `Raise amount: $1,000,000 → $1,500,000`, the value before struck through. */
export function ChangeList({ changes, label }: ChangeListProps) {
  return (
    <List aria-label={label}>
      {changes.map((change) => {
        const { name, before, after } = changeInWords(change);
        return (
          <li key={change.fact}>
            <span className="fact">{name}: </span>
            {before !== null && (
              <>
                <VisuallyHidden>was </VisuallyHidden>
                <del>{before}</del>
                <span aria-hidden> → </span>
                <VisuallyHidden>, now </VisuallyHidden>
              </>
            )}
            <ins>{after}</ins>
          </li>
        );
      })}
    </List>
  );
}
