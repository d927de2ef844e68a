import type { Ledger } from './ledger';

type Task = (...values: unknown[]) => void;

/** Watches timers and frames that have not come yet. */
export function watchTimers(ledger: Ledger): void {
  const setInterval = window.setInterval.bind(window);
  const setTimeout = window.setTimeout.bind(window);
  const clearTimeout = window.clearTimeout.bind(window);

  // Both share one list of numbers, and either clears both.
  window.setInterval = ((task: TimerHandler, ms?: number, ...values: unknown[]) => {
    const id = setInterval(task, ms, ...values);
    ledger.begin(`timer ${id}`, `interval of ${ms ?? 0} ms`);
    return id;
  }) as typeof setInterval;

  window.setTimeout = ((task: TimerHandler, ms?: number, ...values: unknown[]) => {
    const run: Task = (...given) => {
      ledger.end(`timer ${id}`);
      if (typeof task === 'function') (task as Task)(...given);
    };
    const id = setTimeout(run, ms, ...values);
    ledger.begin(`timer ${id}`, `timeout of ${ms ?? 0} ms`);
    return id;
  }) as typeof setTimeout;

  const clear = ((id?: number) => {
    ledger.end(`timer ${id}`);
    clearTimeout(id);
  }) as typeof clearTimeout;
  window.clearInterval = clear;
  window.clearTimeout = clear;

  watchFrames(ledger);
}

function watchFrames(ledger: Ledger): void {
  const requestAnimationFrame = window.requestAnimationFrame.bind(window);
  const cancelAnimationFrame = window.cancelAnimationFrame.bind(window);
  window.requestAnimationFrame = (task) => {
    const id = requestAnimationFrame((time) => {
      ledger.end(`frame ${id}`);
      task(time);
    });
    ledger.begin(`frame ${id}`, 'animation frame');
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    ledger.end(`frame ${id}`);
    cancelAnimationFrame(id);
  };
}
