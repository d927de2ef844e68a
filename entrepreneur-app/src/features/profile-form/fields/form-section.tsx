import { chakra } from '@syndication/shared-ui/styling';
import { useId, type ReactNode } from 'react';

import { Heading, Panel } from '@syndication/shared-ui/core';
import { formSectionRecipe } from './form-section.recipe';

const SectionHeading = chakra('div', { base: formSectionRecipe.heading });
const Description = chakra('div', { base: formSectionRecipe.description });
const Fields = chakra('div', { base: formSectionRecipe.fields });

/** Two or three short fields that belong together, side by side where there is room. */
export const FieldRow = chakra('div', { base: formSectionRecipe.row });

export interface FormSectionProps {
  /** What the fields are about. */
  title: string;
  /** What the member must know before filling them in. */
  description?: ReactNode;
  children: ReactNode;
}

/** A card of a long form: a heading, a note, and fields below each other. */
export function FormSection({ title, description, children }: FormSectionProps) {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <SectionHeading>
        <Heading as="h2" id={id}>
          {title}
        </Heading>
        {description && <Description>{description}</Description>}
      </SectionHeading>
      <Fields>{children}</Fields>
    </Panel>
  );
}
