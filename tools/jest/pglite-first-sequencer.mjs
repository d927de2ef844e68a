/**
 * The longest files first, as jest does it, but those on PGlite before all others: a worker keeps its PGlite
 * from one such file to the next, and would open another after every file of another kind.
 */
import Sequencer from '@jest/test-sequencer';

/** @typedef {Parameters<Sequencer['sort']>[0][number]} Test */

/** @param {Test} test */
const isOnPglite = ({ context }) => context.config.displayName?.name === 'api:pglite';

export default class PgliteFirstSequencer extends Sequencer {
  /** @param {Test[]} tests @returns {Test[]} */
  sort(tests) {
    const sorted = super.sort([...tests]);
    return [...sorted.filter(isOnPglite), ...sorted.filter((test) => !isOnPglite(test))];
  }
}
