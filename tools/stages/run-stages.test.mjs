import { countCheck } from './counts.mjs';
import { NotHereError, runStages } from './run-stages.mjs';

const stage = (name, more) => ({
  ...{ name, about: 'a stage of a test', command: ['-e', ''], cores: 1, count: countCheck },
  ...more,
});

/** What came of stages, and what was printed of them. */
async function run(...stages) {
  const print = jest.spyOn(console, 'log').mockReturnValue(undefined);
  const outcomes = await runStages(stages);
  const lines = print.mock.calls.map(([line]) => line);
  print.mockRestore();
  return { lines, outcomes: outcomes.map(({ stage: { name }, ...rest }) => [name, rest]) };
}

const failing = (error) => ({ prepare: () => Promise.reject(error) });

it('counts what a stage finds', async () => {
  const { outcomes } = await run(
    stage('of-a-test'),
    stage('bad', { command: ['-e', 'process.exit(3)'] }),
  );
  expect(Object.fromEntries(outcomes)).toEqual({
    'of-a-test': { counts: { passed: 1, failed: 0 } },
    bad: { counts: { passed: 0, failed: 1 } },
  });
});

it('says that a stage cannot run here, and counts nothing', async () => {
  const { lines, outcomes } = await run(stage('of-a-test', failing(new NotHereError('no nginx'))));
  expect(outcomes).toEqual([
    ['of-a-test', { counts: { passed: 0, failed: 0 }, notRun: 'no nginx' }],
  ]);
  expect(lines).toContain('– of-a-test not run: no nginx');
});

it('counts a stage as failed that cannot be prepared for another reason', async () => {
  const { outcomes } = await run(stage('of-a-test', failing(new Error('no disk'))));
  expect(outcomes).toEqual([['of-a-test', { counts: { passed: 0, failed: 1 } }]]);
});

it('counts a stage as failed when the one before it did', async () => {
  const { outcomes } = await run(
    stage('first', { command: ['-e', 'process.exit(1)'] }),
    stage('of-a-test', { after: 'first' }),
  );
  expect(outcomes.map(([, { counts }]) => counts.failed)).toEqual([1, 1]);
});
