import { getIn, type FormApi } from 'final-form';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useForm } from 'react-final-form';

interface Submission {
  /** The values being submitted; null when the submission has ended and all its effects are rendered. */
  sent: { values: object } | null;
  /** Restores the changes that were made since then. */
  restore: (() => void) | null;
}

/**
 * A form that gets other initial values keeps what was typed. Text typed during a submission belongs to the next one:
 * the saved values replace only what was sent.
 * @param initialValues of the form
 */
export function useLateChanges(initialValues: object | undefined) {
  const submissionRef = useRef<Submission>({ sent: null, restore: null });
  const [settled, setSettled] = useState<Submission['sent']>(null);
  // Effects of a form's parts come before its own, and those before this one.
  useEffect(() => {
    submissionRef.current.restore?.();
    submissionRef.current.restore = null;
  }, [initialValues]);
  // Drawn after the new initial values that the submission has brought, if any.
  useEffect(() => {
    if (submissionRef.current.sent === settled) submissionRef.current.sent = null;
  }, [settled]);
  const watchSubmission = async <Errors,>(values: object, submit: () => Promise<Errors>) => {
    const sent = { values };
    submissionRef.current.sent = sent;
    let isSaved = false;
    try {
      const errors = await submit();
      isSaved = !errors;
      return errors;
    } finally {
      // The query cache notifies its observers of the submission's result in a separate task, which comes first.
      if (isSaved) setTimeout(() => setSettled(sent));
      else submissionRef.current.sent = null;
    }
  };
  return { watchSubmission, submissionRef };
}

/** A group of values: a list is one value, as the field that holds it sees it. */
const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Values that have changed since they were sent, by path: of fields, and of what no field shows. */
function findLateChanges(now: object, sent: object, group = ''): [path: string, value: unknown][] {
  const names = new Set([...Object.keys(now), ...Object.keys(sent)]);
  return [...names].flatMap((name): [string, unknown][] => {
    const [value, before] = [getIn(now, name), getIn(sent, name)] as unknown[];
    if (value === before) return [];
    const path = `${group}${name}`;
    if (!isGroup(value)) return [[path, value]];
    return findLateChanges(value, isGroup(before) ? before : {}, `${path}.`);
  });
}

interface CollectLateChangesProps {
  initialValues: object | undefined;
  submissionRef: RefObject<Submission>;
}

/** Placed in the form: its effect still sees the values that the form is about to replace. */
export function CollectLateChanges({ initialValues, submissionRef }: CollectLateChangesProps) {
  const form: FormApi<object> = useForm();
  useEffect(() => {
    const { values, initialValues: before } = form.getState();
    const changes = findLateChanges(values, submissionRef.current.sent?.values ?? before ?? {});
    submissionRef.current.restore = () =>
      form.batch(() => {
        for (const [name, value] of changes) form.change(name as never, value as never);
      });
  }, [form, initialValues, submissionRef]);
  return null;
}
