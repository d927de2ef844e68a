import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';

/** The parts of the form: one at a time on a phone, a list of them beside the form at a desk. */
export const FORM_STEPS = ['Company', 'Documents', 'People', 'Round'] as const;
export const LAST_STEP = FORM_STEPS.length - 1;

interface FormSteps {
  /** The step that a phone shows, and that is in the middle of a larger window. */
  step: number;
  /** Shows one from its top. */
  goTo: (step: number) => void;
  /** Focuses the one that is shown, as it is: what had the focus is gone. */
  focusStep: () => void;
  /** Focuses a control, wherever it is. */
  goToControl: (control: HTMLElement) => void;
}

/** What is not in steps is all there. */
const FormStepsContext = createContext<FormSteps>({
  step: 0,
  goTo: () => undefined,
  focusStep: () => undefined,
  goToControl: (control) => control.focus(),
});

export const useFormSteps = (): FormSteps => use(FormStepsContext);

/** Marks a step in the page; `form-step.tsx` draws it. */
export const stepId = (step: number): string => `profile-step-${step + 1}`;

/** Which step a control is in. */
export const stepOf = (control: HTMLElement): number | null => {
  const step = control.closest<HTMLElement>('[data-step]')?.dataset['step'];
  return step === undefined ? null : Number(step);
};

/** Gives the form inside its steps. */
export function FormStepsProvider({ children }: { children: (steps: FormSteps) => ReactNode }) {
  const [step, setStep] = useState(0);
  useEffect(() => {
    const steps = FORM_STEPS.map((_, index) => document.getElementById(stepId(index)));
    const observer = new IntersectionObserver(
      (entries) => {
        // Told a moment later: on a phone another step may be shown by now.
        const seen = entries
          .filter(({ isIntersecting, target }) => isIntersecting && target.getClientRects().length)
          .at(-1);
        if (seen) setStep(Number((seen.target as HTMLElement).dataset['step']));
      },
      { rootMargin: '-50% 0px -50% 0px' },
    );
    for (const each of steps) if (each) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  const goTo = useCallback((next: number) => {
    flushSync(() => setStep(next));
    const shown = document.getElementById(stepId(next));
    shown?.focus({ preventScroll: true });
    shown?.scrollIntoView({ block: 'start' });
  }, []);
  const focusStep = useCallback(
    () => document.getElementById(stepId(step))?.focus({ preventScroll: true }),
    [step],
  );
  const goToControl = useCallback((control: HTMLElement) => {
    const its = stepOf(control);
    // What is not shown takes no focus.
    if (its !== null) flushSync(() => setStep(its));
    control.focus();
  }, []);
  const steps = useMemo(
    () => ({ step, goTo, focusStep, goToControl }),
    [step, goTo, focusStep, goToControl],
  );
  return <FormStepsContext value={steps}>{children(steps)}</FormStepsContext>;
}

/** The first control of a field of the form around `frame`. */
export function findField(frame: HTMLElement | null, name: string): HTMLElement | null {
  const field = frame?.closest('form')?.elements.namedItem(name);
  const first = field instanceof RadioNodeList ? field[0] : field;
  return first instanceof HTMLElement ? first : null;
}

/** Leads to a field of the form around `frame` by its name. */
export function useGoToField(frame: RefObject<HTMLElement | null>): (name: string) => void {
  const { goToControl } = useFormSteps();
  return (name) => {
    const field = findField(frame.current, name);
    if (field) goToControl(field);
  };
}
