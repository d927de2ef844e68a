import type { ReactNode } from 'react';

import { Choice, ChoiceGroupFrame, Choices } from '@syndication/shared-ui/form-fields';

export interface TickedListProps {
  label: string;
  hint?: ReactNode;
  /** What is ticked, for good. */
  items: readonly string[];
}

/** What is settled elsewhere, inside a form: ticked and disabled, and no part of its values. */
export function TickedList({ label, hint, items }: TickedListProps) {
  return (
    <ChoiceGroupFrame label={label} hint={hint} error={undefined}>
      <Choices hasColumns>
        {items.map((item) => (
          <Choice key={item} label={item}>
            <input type="checkbox" checked disabled readOnly />
          </Choice>
        ))}
      </Choices>
    </ChoiceGroupFrame>
  );
}
