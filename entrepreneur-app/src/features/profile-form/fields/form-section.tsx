import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';
import { useId, type ReactNode } from 'react';

import { Heading, Panel } from '@syndication/shared-ui/core';
import { fieldRowRecipe, formSectionRecipe } from './form-section.recipe';

/** Two or three short fields that belong together, side by side where there is room. */
export const FieldRow = chakra('div', fieldRowRecipe);

export interface FormSectionProps {
  /** What the fields are about. */
  title: string;
  /** What the member must know before filling them in. */
  description?: ReactNode;
  children: ReactNode;
}

/** A card of a long form: a heading, a note, and fields below each other. */
export function FormSection({ title, description, children }: FormSectionProps) {
  const styles = useSlotRecipe({ recipe: formSectionRecipe })();
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <chakra.div css={styles.heading}>
        <Heading as="h2" id={id}>
          {title}
        </Heading>
        {description && <chakra.div css={styles.description}>{description}</chakra.div>}
      </chakra.div>
      <chakra.div css={styles.fields}>{children}</chakra.div>
    </Panel>
  );
}
