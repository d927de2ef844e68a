import { Button } from '@syndication/shared-ui/core';

/** Whether an item is bookmarked, and the change of that. */
export interface BookmarkToggle {
  /** Undefined while unknown: the button waits. */
  isBookmarked: boolean | undefined;
  /** Shows at once: the caller rolls it back when it fails. */
  onToggle: (isBookmarked: boolean) => void;
}

export interface BookmarkButtonProps extends BookmarkToggle {
  /** What is bookmarked, for screen readers. */
  title: string;
}

/** Bookmarks an item, or removes the bookmark. */
export function BookmarkButton({ title, isBookmarked, onToggle }: BookmarkButtonProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={isBookmarked === true}
      aria-label={`Bookmark: ${title}`}
      aria-disabled={isBookmarked === undefined || undefined}
      onClick={isBookmarked === undefined ? undefined : () => onToggle(!isBookmarked)}
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
