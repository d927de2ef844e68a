import { Alert, Box, Button } from '@syndication/shared-ui/core';
import { chakra, useSlotRecipe } from '@syndication/shared-ui/styling';
import { useId } from 'react';

import { useNote, type NotedDeal } from '../deal-data/use-note';
import { noteEditorRecipe } from './note-editor.recipe';

const STATES = { untouched: '', typing: '', saving: 'Saving…', saved: 'Saved' } as const;

/** The private note on a deal; saved by itself. Give it the deal's id as key where deals change in place. */
export function NoteEditor({ deal }: { deal: NotedDeal }) {
  const { text, state, change, save } = useNote(deal);
  const styles = useSlotRecipe({ recipe: noteEditorRecipe })();
  const id = useId();
  const isRefused = state.is === 'refused';
  return (
    <chakra.div css={styles.root}>
      <chakra.div css={styles.heading}>
        <label htmlFor={id}>Your note</label>
        <span id={`${id}-reader`}>Only you see this</span>
      </chakra.div>
      <chakra.textarea
        css={styles.text}
        id={id}
        rows={3}
        value={text}
        aria-describedby={`${id}-reader`}
        aria-invalid={isRefused || undefined}
        onChange={(event) => change(event.target.value)}
        onBlur={save}
      />
      {isRefused && (
        <Alert status="error" title={state.title}>
          {state.reason}
          {state.canRetry && (
            <Box mt="2">
              <Button size="sm" variant="outline" onClick={save}>
                Retry
              </Button>
            </Box>
          )}
        </Alert>
      )}
      <chakra.div css={styles.state} role="status">
        {!isRefused && STATES[state.is]}
      </chakra.div>
    </chakra.div>
  );
}
