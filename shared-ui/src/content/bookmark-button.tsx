import { Button } from '@syndication/shared-ui/core';

export interface BookmarkButtonProps {
  /** What is bookmarked, for screen readers. */
  title: string;
  /** Undefined while nobody knows: the button waits. */
  isBookmarked: boolean | undefined;
  /** Bookmarks it; a bookmark is not taken back. */
  onBookmark: () => void;
}

/** Bookmarking marks an item as read; once done the button says so and does nothing more. */
export function BookmarkButton({ title, isBookmarked, onBookmark }: BookmarkButtonProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={isBookmarked === true}
      aria-label={`Bookmark: ${title}`}
      aria-disabled={isBookmarked !== false}
      onClick={isBookmarked === false ? () => onBookmark() : undefined}
    >
      <svg
        width="14"
        height="18"
        viewBox="0 0 14 18"
        fill={isBookmarked ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden
      >
        <path d="M2 1.5h10v15l-5-4-5 4Z" strokeLinejoin="round" />
      </svg>
    </Button>
  );
}
