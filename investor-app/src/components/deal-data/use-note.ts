import { useHost, useKeptKey } from '@syndication/contract/host';
import { useMutation, useQueryClient } from '@syndication/contract/host/query';
import {
  countCharacters,
  describeTooLong,
} from '@syndication/contract/fields/field-messages.rules';
import { ApiError } from '@syndication/contract/http/api-error';
import {
  describeNoAnswer,
  explainFailure,
  titleFailedWrite,
} from '@syndication/contract/http/no-answer';
import { NOTE_MAX_LENGTH } from '@syndication/contract/member-deals/member-deals.rules';
import type { Venture } from '@syndication/contract/ventures/ventures.schemas';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useAutosave } from '../use-autosave';
import { noteDraftAt } from './note-draft';
import { noteMutation } from './put-note';

export type NoteState =
  | { is: 'untouched' | 'typing' | 'saving' | 'saved' }
  /** Not saved, and why; what was typed stays. */
  | { is: 'refused'; title: string; reason: string; canRetry: boolean };

export type NotedDeal = Pick<Venture, 'id' | 'companyName' | 'note'>;

/** The private note on a deal. It is saved by itself after a pause and on leaving. */
export function useNote(deal: NotedDeal) {
  const { api, showLateFailure } = useHost();
  const keptKey = useKeptKey(`note/${deal.id}`);
  const { mutateAsync } = useMutation(noteMutation(api, useQueryClient()));
  const [draft] = useState(() => noteDraftAt(keptKey));
  const [begun] = useState(() => draft.read());
  const [text, setText] = useState(begun?.text ?? deal.note?.text ?? '');
  const [state, setState] = useState<NoteState>({ is: 'untouched' });
  const typed = useRef(text);
  /** The server's state, as far as this window knows. */
  const kept = useRef(begun ? begun.over : deal.note);
  /** Sent and perhaps saved: its answer is pending or was lost. */
  const sent = useRef(begun?.sent ?? null);
  /** Another window has changed the note: typing on must not overwrite it. */
  const isStale = useRef(false);

  const isUnsaved = () =>
    sent.current !== null || typed.current.trim() !== (kept.current?.text ?? '');
  const keepDraft = () =>
    draft.write({ text: typed.current, over: kept.current, sent: sent.current });

  const refuse = (reason: string, canRetry: boolean, failure?: ApiError) => {
    const title = titleFailedWrite(
      failure,
      'Your note was not saved',
      'We cannot tell whether your note was saved',
    );
    setState({ is: 'refused', title, reason, canRetry });
    if (isHere.current) return;
    const lateTitle = titleFailedWrite(
      failure,
      `Your note on ${deal.companyName} was not saved`,
      `We cannot tell whether your note on ${deal.companyName} was saved`,
    );
    showLateFailure?.({ title: lateTitle, reason });
  };

  const send = async (): Promise<boolean> => {
    if (isStale.current) return false;
    // First resends a text whose answer was lost: the answer says which note the next one replaces.
    const given = sent.current ?? typed.current.trim();
    if (countCharacters(given) > NOTE_MAX_LENGTH) {
      refuse(describeTooLong(given, NOTE_MAX_LENGTH), false);
      return false;
    }
    setState({ is: 'saving' });
    sent.current = given;
    keepDraft();
    try {
      const basedOn = kept.current?.savedAt ?? null;
      const { savedAt } = await mutateAsync({ deal, text: given, savedAt: basedOn });
      kept.current = savedAt === null ? null : { text: given, savedAt };
      sent.current = null;
      return true;
    } catch (refusal) {
      // A cancellation at the end of the session is not a failure.
      if (!(refusal instanceof ApiError)) return false;
      if (!describeNoAnswer(refusal)) sent.current = null;
      isStale.current = refusal.code === 'STALE_VERSION';
      // After a reload the page shows the other window's note.
      if (isStale.current) draft.write(null);
      refuse(explainFailure(refusal), !isStale.current, refusal);
      return false;
    }
  };

  const { save, saveLater, isUnderWay, isHere } = useAutosave({
    isUnsaved,
    send,
    onSaved: () => {
      draft.write(null);
      setState((now) => (now.is === 'untouched' ? now : { is: 'saved' }));
    },
  });

  const change = (next: string) => {
    setText(next);
    typed.current = next;
    if (isStale.current) return;
    keepDraft();
    setState({ is: 'typing' });
    saveLater();
  };

  const takeOver = useEffectEvent((note: Venture['note']) => {
    const isNewer = (note?.savedAt ?? '') > (kept.current?.savedAt ?? '');
    if (!isNewer || isUnderWay.current || isUnsaved()) return;
    kept.current = note;
    typed.current = note?.text ?? '';
    setText(typed.current);
  });
  useEffect(() => takeOver(deal.note), [deal.note]);

  return { text, state, change, save };
}
