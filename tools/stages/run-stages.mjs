/** Runs the stages of `npm test`: as many at a time as fit, each with its own log. */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/** @typedef {import('./counts.mjs').Counts} Counts */

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} about what it checks, for people
 * @property {string[]} command arguments for Node
 * @property {number} cores how many of the cores it keeps busy
 * @property {string} [after] name of a stage that must have succeeded before
 * @property {() => Promise<Record<string, string>>} [prepare] environment that needs some work first; throws a
 *   NotHereError where the stage cannot run
 * @property {(reportPath: string, exitCode: number) => Counts} count
 */

/**
 * @typedef {object} Outcome
 * @property {Stage} stage
 * @property {Counts} counts
 * @property {string} [notRun] why the stage cannot run here
 */

/** Says why a stage cannot run on this machine, through no fault of the repository: it counts as nothing. */
export class NotHereError extends Error {}

const ROOT = resolve(import.meta.dirname, '../..');
const CORES = 2;
const STILL_RUNNING_MS = 30_000;
const SHOWN_LOG_LINES = 400;

const REPORT_FOLDER = join(ROOT, 'test-results/stages');

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Ends what the stages have started, and what that has started. */
export function stopStages() {
  for (const child of running) {
    if (child.pid) process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGTERM');
  }
}

/**
 * @param {Stage} stage
 * @param {string} logPath
 * @returns {Promise<number>} exit code
 * @throws {NotHereError}
 */
async function runCommand(stage, logPath) {
  const log = createWriteStream(logPath);
  const reportPath = getReportPath(stage);
  rmSync(reportPath, { force: true });
  try {
    const child = spawn(process.execPath, stage.command, {
      cwd: ROOT,
      // A group of its own, so that a stage can be ended together with what it started.
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        CI: 'true',
        NO_COLOR: '1',
        FORCE_COLOR: '0',
        NX_DAEMON: 'false',
        NX_TUI: 'false',
        REPORT_PATH: reportPath,
        ...(await stage.prepare?.()),
      },
    });
    running.add(child);
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    return await new Promise((done, fail) => {
      child.once('error', fail);
      child.once('close', (code) => {
        running.delete(child);
        done(code ?? 1);
      });
    });
  } catch (error) {
    if (error instanceof NotHereError) throw error;
    log.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  } finally {
    await new Promise((done) => log.end(() => done(undefined)));
  }
}

/** @param {Stage} stage */
function getReportPath({ name }) {
  return join(REPORT_FOLDER, `${name}.json`);
}

/** @param {number} startedAt */
const secondsSince = (startedAt) => (Date.now() - startedAt) / 1000;

/** @param {string} logPath */
function printLog(logPath) {
  const lines = readFileSync(logPath, 'utf8').trimEnd().split('\n');
  const shown = lines.slice(-SHOWN_LOG_LINES);
  if (shown.length < lines.length) console.log(`  … the whole log: ${relative(ROOT, logPath)}`);
  console.log(shown.map((line) => `  ${line}`).join('\n'));
}

/**
 * @param {Stage} stage
 * @returns {Promise<Outcome>}
 */
async function runStage(stage) {
  const startedAt = Date.now();
  const logPath = join(REPORT_FOLDER, `${stage.name}.log`);
  console.log(`▶ ${stage.name}: ${stage.about}`);
  const reminder = setInterval(() => {
    console.log(`  ${stage.name} still running (${Math.round(secondsSince(startedAt))} s)`);
  }, STILL_RUNNING_MS);
  let exitCode;
  try {
    exitCode = await runCommand(stage, logPath);
  } catch (error) {
    const notRun = error instanceof Error ? error.message : String(error);
    console.log(`– ${stage.name} not run: ${notRun}`);
    return { stage, counts: { passed: 0, failed: 0 }, notRun };
  } finally {
    clearInterval(reminder);
  }
  const counts = stage.count(getReportPath(stage), exitCode);
  const seconds = secondsSince(startedAt);
  const isGood = counts.failed === 0;
  const tests = `${counts.passed} passed, ${counts.failed} failed`;
  console.log(`${isGood ? '✔' : '✘'} ${stage.name} in ${seconds.toFixed(1)} s (${tests})`);
  if (counts.flaky) console.log(`  ${counts.flaky} of them at the second try only:`);
  if (!isGood || counts.flaky) printLog(logPath);
  return { stage, counts };
}

/**
 * Runs stages in their order, several at a time as long as the cores suffice.
 *
 * @param {Stage[]} stages
 * @returns {Promise<Outcome[]>}
 */
export async function runStages(stages) {
  mkdirSync(REPORT_FOLDER, { recursive: true });
  const waiting = [...stages];
  /** @type {Outcome[]} */
  const outcomes = [];
  /** @type {Map<Stage, Promise<void>>} */
  const busy = new Map();

  const isReady = (/** @type {Stage} */ stage) => {
    const usedCores = [...busy.keys()].reduce((sum, { cores }) => sum + cores, 0);
    const isBlocked = [...waiting, ...busy.keys()].some(({ name }) => name === stage.after);
    return usedCores + stage.cores <= CORES && !isBlocked;
  };

  while (waiting.length > 0 || busy.size > 0) {
    const next = waiting.find(isReady);
    if (!next) {
      await Promise.race(busy.values());
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    const before = outcomes.find(({ stage }) => stage.name === next.after);
    if (before && before.counts.failed > 0) {
      console.log(`✘ ${next.name} not run, because ${next.after} failed`);
      outcomes.push({ stage: next, counts: { passed: 0, failed: 1 } });
      continue;
    }
    const run = runStage(next).then((outcome) => {
      outcomes.push(outcome);
      busy.delete(next);
    });
    busy.set(next, run);
  }
  return outcomes;
}
