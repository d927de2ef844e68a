import type { ReactNode } from 'react';

import { Choice, ChoiceGroupFrame } from '@syndication/shared-ui/form-fields';

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
      <div className="choices" data-columns>
        {items.map((item) => (
          <Choice key={item}>
            <input type="checkbox" checked disabled readOnly />
            <span className="words">{item}</span>
          </Choice>
        ))}
      </div>
    </ChoiceGroupFrame>
  );
}
