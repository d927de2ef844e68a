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
  expect(await runStages([stage('of-a-test'), noisy])).toEqual({ 'of-a-test': good, bad });
  expect(getPrinted()).toContain('  oh');
});

it('counts a stage as failed that cannot be prepared', async () => {
  const unprepared = stage('of-a-test', '', {
    prepare: () => Promise.reject(new Error('no disk')),
  });
  expect(await runStages([unprepared])).toEqual({ 'of-a-test': bad });
  expect(getPrinted()).toContain('  no disk');
});

it('counts a stage as failed when the one before it did', async () => {
  const after = stage('of-a-test', '', { after: 'first' });
  expect(await runStages([stage('first', FAILING), after])).toEqual({
    first: bad,
    'of-a-test': bad,
  });
  expect(getPrinted()).toContain('✘ of-a-test not run, because first failed');
});

it('runs as many stages at a time as there are cores, and alone what uses all of them', async () => {
  let now = 0;
  const most = {};
  const watched = (name, more) =>
    stage(name, '', {
      ...more,
      prepare: async () => {
        now += 1;
        most[name] = now;
        await new Promise((done) => setImmediate(done));
        now -= 1;
        return {};
      },
    });
  const all = { usesAllCores: true };
  await runStages([watched('one', all), watched('two'), watched('three'), watched('four')], 2);
  expect(most).toEqual({ one: 1, two: 1, three: 2, four: expect.any(Number) });
  expect(most.four).toBeLessThanOrEqual(2);
});

it('ends the stages that run', async () => {
  const run = runStages([stage('of-a-test', 'setInterval(Date,9)')]);
  await new Promise((started) => setImmediate(started));
  stopStages();
  expect(await run).toEqual({ 'of-a-test': bad });
});
