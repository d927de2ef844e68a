import { runStages, stopStages } from './run-stages.mjs';

const stage = (name, code = '', more = {}) => ({ name, command: `-e ${code}`, ...more });
const FAILING = 'process.exit(3)';
const good = { passed: 1, failed: 0 };
const bad = { passed: 0, failed: 1 };

let print;
beforeEach(() => {
  print = jest.spyOn(console, 'log').mockReturnValue(undefined);
});
afterEach(() => print.mockRestore());

const getPrinted = () => print.mock.calls.map(([line]) => line);

it('counts what a stage finds, and shows the log of one that failed', async () => {
  const noisy = stage('bad', `console.error('oh');${FAILING}`);
  expect(await runStages([[stage('of-a-test'), noisy]])).toEqual({ 'of-a-test': good, bad });
  expect(getPrinted()).toContain('  oh');
});

it('shows why after everything else, where it is not pushed out of sight', async () => {
  const noisy = stage('bad', `console.error('oh');${FAILING}`);
  await runStages([[noisy], [stage('good')]]);
  const printed = getPrinted();
  expect(printed.indexOf('  oh')).toBeGreaterThan(
    printed.findIndex((line) => line.startsWith('✔ good')),
  );
});

it('counts a stage as failed that cannot be started', async () => {
  expect(await runStages([[stage('of-a-test', '', { command: 'no-such-file.mjs' })]])).toEqual({
    'of-a-test': bad,
  });
  expect(getPrinted().join('\n')).toMatch(/Cannot find module .*no-such-file/);
});

it('counts a stage as failed when the one before it did', async () => {
  const after = stage('of-a-test', '', { after: 'first' });
  expect(await runStages([[stage('first', FAILING)], [after]])).toEqual({
    first: bad,
    'of-a-test': bad,
  });
  expect(getPrinted()).toContain('✘ of-a-test not run, because first failed');
});

it('runs as many stages at a time as there are cores, and a group after the one before', async () => {
  await runStages(
    [[stage('one')], [stage('two'), stage('three'), stage('four')], [stage('five')]],
    2,
  );
  /** What began and what ended, in their order. */
  const marks = getPrinted().flatMap(
    (line) => /^([▶✔]) (\S+)/.exec(line)?.slice(1, 3).join('') ?? [],
  );
  expect(marks.slice(0, 4)).toEqual(['▶one', '✔one', '▶two', '▶three']);
  expect(marks.slice(4, 6)).toEqual([expect.stringMatching(/^✔(two|three)$/), '▶four']);
  expect(marks.slice(-2)).toEqual(['▶five', '✔five']);
});

it('ends the stages that run', async () => {
  const run = runStages([[stage('of-a-test', 'setInterval(Date,9)')]]);
  await new Promise((started) => setImmediate(started));
  stopStages();
  expect(await run).toEqual({ 'of-a-test': bad });
});
