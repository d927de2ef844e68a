/** Runs the stages of `npm test`: as many at a time as there are cores, each with its own log. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, resolve } from 'node:path';

import { countTests } from './counts.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} command arguments for Node
 * @property {string} [after] name of a stage that must have succeeded before
 * @property {'jest' | 'playwright'} [runner] writes a report; other commands count as one test
 */

const ROOT = resolve(import.meta.dirname, '../..');
const REPORT_FOLDER = join(ROOT, 'test-results/stages');
const STILL_RUNNING_MS = 30_000;
const SHOWN_LOG_LINES = 200;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Ends all stages with their child processes. */
export function stopStages() {
  for (const { pid } of running) {
    if (pid) process.kill(process.platform === 'win32' ? pid : -pid, 'SIGTERM');
  }
}

/** @param {number} log file descriptor @returns {Promise<number>} exit code */
async function runCommand(command, log, reportPath) {
  const child = spawn(process.execPath, command.split(' '), {
    cwd: ROOT,
    // A process group of its own, so that a stage ends together with its children.
    detached: process.platform !== 'win32',
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      CI: 'true',
      NO_COLOR: '1',
      FORCE_COLOR: '0',
      NX_DAEMON: 'false',
      NX_TUI: 'false',
      REPORT_PATH: reportPath,
    },
  });
  running.add(child);
  const [code] = await once(child, 'exit');
  running.delete(child);
  return code ?? 1;
}

const getLogPath = (/** @type {string} */ name) => join(REPORT_FOLDER, `${name}.log`);

/** The end of the logs that say why, those of failed stages last: often only the end of what is printed is kept. */
function printLogs(/** @type {Record<string, Counts>} */ outcomes) {
  const worstLast = Object.entries(outcomes).sort(([, a], [, b]) => a.failed - b.failed);
  for (const [name, { failed, flaky = 0 }] of worstLast) {
    if ((failed === 0 && flaky === 0) || !existsSync(getLogPath(name))) continue;
    console.log(`\n${name}: ${failed} failed, ${flaky} passed at the second try only`);
    const lines = readFileSync(getLogPath(name), 'utf8').trimEnd().split('\n');
    for (const line of lines.slice(-SHOWN_LOG_LINES)) console.log(`  ${line}`);
  }
}

/** @param {Stage} stage @returns {Promise<Counts>} */
async function runStage(stage) {
  const startedAt = Date.now();
  const getSeconds = () => ((Date.now() - startedAt) / 1000).toFixed(0);
  const reportPath = join(REPORT_FOLDER, `${stage.name}.json`);
  const logPath = getLogPath(stage.name);
  rmSync(reportPath, { force: true });
  const log = openSync(logPath, 'w');
  console.log(`▶ ${stage.name}`);
  const reminder = setInterval(
    () => console.log(`  ${stage.name} still running (${getSeconds()} s)`),
    STILL_RUNNING_MS,
  );
  const exitCode = await runCommand(stage.command, log, reportPath);
  clearInterval(reminder);
  closeSync(log);
  const counts = countTests(stage.runner, reportPath, exitCode);
  const { passed, failed, flaky } = counts;
  const mark = failed === 0 ? '✔' : '✘';
  console.log(`${mark} ${stage.name} in ${getSeconds()} s (${passed} passed, ${failed} failed)`);
  if (failed > 0 || flaky) console.log(`  its log: ${relative(ROOT, logPath)}`);
  return counts;
}

/**
 * Runs groups of stages one after the other, and the stages of a group beside each other as long as the cores suffice.
 * @param {Stage[][]} groups @returns {Promise<Record<string, Counts>>} by name of the stage
 */
export async function runStages(groups, cores = availableParallelism()) {
  mkdirSync(REPORT_FOLDER, { recursive: true });
  // A stage that is not run must not keep an old log.
  for (const { name } of groups.flat()) rmSync(getLogPath(name), { force: true });
  /** @type {Record<string, Counts>} */
  const outcomes = {};
  for (const group of groups) {
    const waiting = group.values();
    const runNext = async () => {
      for (const stage of waiting) {
        const isPossible = !(stage.after && outcomes[stage.after]?.failed);
        if (!isPossible) console.log(`✘ ${stage.name} not run, because ${stage.after} failed`);
        outcomes[stage.name] = isPossible ? await runStage(stage) : { passed: 0, failed: 1 };
      }
    };
    await Promise.all(Array.from({ length: cores }, runNext));
  }
  printLogs(outcomes);
  return outcomes;
}
