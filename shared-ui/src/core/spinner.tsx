import { VisuallyHidden } from './layout';
import { chakra, useSlotRecipe } from '../styling';
import { spinnerRecipe } from './spinner.recipe';

export interface SpinnerProps {
  /** What is under way; said to screen readers, and shown with `isLabelShown`. */
  label?: string;
  isLabelShown?: boolean;
}

/** Work of unknown length whose result has no shape yet. */
export function Spinner({ label = 'Loading', isLabelShown = false }: SpinnerProps) {
  const styles = useSlotRecipe({ recipe: spinnerRecipe })();
  return (
    <chakra.span css={styles.root} role="status">
      <chakra.span css={styles.ring} aria-hidden />
      {isLabelShown ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </chakra.span>
  );
}
