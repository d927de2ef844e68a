/** A star: filled for a deal that is followed. */
export const FollowStar = ({ isFollowed }: { isFollowed: boolean }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill={isFollowed ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d="m10 1.8 2.5 5.4 5.7.7-4.2 4 1.1 5.8-5.1-2.9-5.1 2.9L6 11.9l-4.2-4 5.7-.7Z" />
  </svg>
);
