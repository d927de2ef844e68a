import { Box, Button, useLazyDialog, type LoadDialog } from '@syndication/shared-ui/core';

const loadFeedback: LoadDialog = () => import('./feedback-dialog');

interface FeedbackActionsOptions {
  hasLineBelowBrand: boolean;
  /** Whose words are kept while the dialog is closed. */
  person: string | undefined;
}

/**
 * Feedback in the header of every page (section 2), for two places: beside the brand, and among the
 * actions where a phone has no line below the brand, which would then stand there for Feedback alone.
 */
export function useFeedbackActions({ hasLineBelowBrand, person }: FeedbackActionsOptions) {
  const { open, dialog } = useLazyDialog(person);
  const button = (
    <Button variant="ghost" onClick={() => open(loadFeedback)}>
      Feedback
    </Button>
  );
  return {
    besideBrand: (
      <>
        <Box display={{ base: hasLineBelowBrand ? 'contents' : 'none', md: 'contents' }}>
          {button}
        </Box>
        {dialog}
      </>
    ),
    amongActions: !hasLineBelowBrand && (
      <Box display={{ base: 'contents', md: 'none' }}>{button}</Box>
    ),
  };
}
