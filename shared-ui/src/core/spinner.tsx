import { VisuallyHidden } from './layout';
import { chakra } from '../styling';
import { spinnerRecipe } from './spinner.recipe';

const Frame = chakra('span', spinnerRecipe);

export interface SpinnerProps {
  /** What is under way; said to screen readers, and shown with `isLabelShown`. */
  label?: string;
  isLabelShown?: boolean;
}

/** Work of unknown length whose result has no shape yet. */
export function Spinner({ label = 'Loading', isLabelShown = false }: SpinnerProps) {
  return (
    <Frame role="status">
      <span className="ring" aria-hidden />
      {isLabelShown ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </Frame>
  );
}
