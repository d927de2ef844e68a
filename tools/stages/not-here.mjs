/** Says why a stage cannot run on this machine, through no fault of the repository: it counts as nothing. */
export class NotHereError extends Error {}
