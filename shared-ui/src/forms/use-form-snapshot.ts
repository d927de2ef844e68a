import type { FormState, FormSubscription } from 'final-form';
import { useCallback, useSyncExternalStore } from 'react';
import { useForm } from 'react-final-form';

/**
 * One fact drawn from the form's state. Renders again when the fact changes, not when the state does:
 * the values change with every keystroke.
 *
 * @param subscription what the fact is drawn from; a constant outside the component
 * @param select must answer with a plain value, which is compared by identity
 */
export function useFormSnapshot<Fact extends string | number | boolean | undefined>(
  subscription: FormSubscription,
  select: (state: FormState<Record<string, unknown>>) => Fact,
): Fact {
  const form = useForm<Record<string, unknown>>();
  const subscribe = useCallback(
    (notify: () => void) => form.subscribe(notify, subscription),
    [form, subscription],
  );
  return useSyncExternalStore(subscribe, () => select(form.getState()));
}
