/** Why nothing can be written somewhere, by the name of the error in Node. */
const DISK_PROBLEMS: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'its quota is used up',
  EROFS: 'it is read-only',
  EACCES: 'this user has no right to',
  EPERM: 'this user has no right to',
  EEXIST: 'it is not a folder',
  ENOTDIR: 'it is in a file',
  // Node's recursive `mkdir` fails with it in a read-only folder, too.
  ENOENT: 'no folder can be made there',
};

/** The reason in words; undefined if something else went wrong. */
export function diskProblemOf(code: unknown, syscall: unknown): string | undefined {
  // Otherwise a file is not found.
  if (typeof code !== 'string' || (code === 'ENOENT' && syscall !== 'mkdir')) return undefined;
  return DISK_PROBLEMS[code];
}
