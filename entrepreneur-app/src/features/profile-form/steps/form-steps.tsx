import {
  createContext,
  use,
  useCallback,
  useMemo,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';

/** The parts of the form; on a phone one at a time. */
export const FORM_STEPS = ['Company', 'Documents', 'People', 'Round'] as const;
export const LAST_STEP = FORM_STEPS.length - 1;

interface FormSteps {
  /** Which one a phone shows. */
  step: number;
  /** Shows another one from its top. */
  goTo: (step: number) => void;
  /** Focuses a control, wherever it is. */
  goToControl: (control: HTMLElement) => void;
}

/** What is not in steps is all there. */
const FormStepsContext = createContext<FormSteps>({
  step: 0,
  goTo: () => undefined,
  goToControl: (control) => control.focus(),
});

export const useFormSteps = (): FormSteps => use(FormStepsContext);

/** Marks a step in the page; `form-step.tsx` draws it. */
export const stepId = (step: number): string => `profile-step-${step + 1}`;

const stepOf = (control: HTMLElement): number | null => {
  const step = control.closest<HTMLElement>('[data-step]')?.dataset['step'];
  return step === undefined ? null : Number(step);
};

/** Gives the form inside its steps. */
export function FormStepsProvider({ children }: { children: (steps: FormSteps) => ReactNode }) {
  const [step, setStep] = useState(0);
  const goTo = useCallback((next: number) => {
    flushSync(() => setStep(next));
    const shown = document.getElementById(stepId(next));
    shown?.focus({ preventScroll: true });
    shown?.scrollIntoView({ block: 'start' });
  }, []);
  const goToControl = useCallback((control: HTMLElement) => {
    const its = stepOf(control);
    // What is not shown takes no focus.
    if (its !== null) flushSync(() => setStep(its));
    control.focus();
  }, []);
  const steps = useMemo(() => ({ step, goTo, goToControl }), [step, goTo, goToControl]);
  return <FormStepsContext value={steps}>{children(steps)}</FormStepsContext>;
}

/** Leads to a field of the form around `frame` by its name. */
export function useGoToField(frame: RefObject<HTMLElement | null>): (name: string) => void {
  const { goToControl } = useFormSteps();
  return (name) => {
    const field = frame.current?.closest('form')?.elements.namedItem(name);
    const first = field instanceof RadioNodeList ? field[0] : field;
    if (first instanceof HTMLElement) goToControl(first);
  };
}
