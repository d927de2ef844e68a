/** Rarely needed, so its code loads on demand. */
export const loadConflictQuestion = () => import('./conflict-question');
