import type { ReactNode } from 'react';

import { chakra, useSlotRecipe } from '../styling';
import { choiceRecipe, choicesRecipe } from './choice.recipe';

/** Choices below each other, or in as many columns as there is room for. */
export const Choices = chakra('div', choicesRecipe);

interface ChoiceProps {
  label: ReactNode;
  /** A line that explains it. */
  description?: string | undefined;
  /** The radio button or the checkbox. */
  children: ReactNode;
}

/** The label around a radio button or a checkbox, with its words. */
export function Choice({ label, description, children }: ChoiceProps) {
  const styles = useSlotRecipe({ recipe: choiceRecipe })();
  return (
    <chakra.label css={styles.root}>
      {children}
      <chakra.span css={styles.words}>
        {label}
        {description && <chakra.span css={styles.more}>{description}</chakra.span>}
      </chakra.span>
    </chakra.label>
  );
}
