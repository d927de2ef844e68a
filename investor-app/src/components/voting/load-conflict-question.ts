/** Asked seldom: its code comes when it is. */
export const loadConflictQuestion = () => import('./conflict-question');
