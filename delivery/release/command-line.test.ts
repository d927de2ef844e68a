import { chooseOnly, runCommand, UsageError } from './command-line.mjs';

const COMMAND = {
  usage: 'npm run example -- --count <n>',
  options: { count: { type: 'string' } },
} as const;

let log: jest.SpyInstance;
let error: jest.SpyInstance;
const run = jest.fn<Promise<number | void>, [{ values: { count?: string | undefined } }]>();

beforeEach(() => {
  run.mockReset();
  log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('prints the usage when asked for help, and runs nothing', async () => {
  expect(await runCommand(COMMAND, ['--count', '3', '--help'], run)).toBe(0);
  expect(log).toHaveBeenCalledWith(COMMAND.usage);
  expect(run).not.toHaveBeenCalled();
});

it('hands over what was given, and returns the code of the command', async () => {
  run.mockResolvedValueOnce(3).mockResolvedValueOnce(undefined);
  expect(await runCommand(COMMAND, ['--count', '3'], run)).toBe(3);
  expect(run.mock.calls[0]?.[0].values).toEqual({ count: '3' });
  expect(await runCommand(COMMAND, [], run)).toBe(0);
});

it.each([
  [1, new Error('It failed.'), 1],
  [2, new UsageError('--count is missing.'), 2],
])('ends with %i for %s', async (code, thrown, messages) => {
  run.mockRejectedValueOnce(thrown);
  expect(await runCommand(COMMAND, [], run)).toBe(code);
  expect(error).toHaveBeenCalledTimes(messages);
  expect(error).toHaveBeenCalledWith(thrown.message);
});

it('ends with 2 for a flag that the command does not know', async () => {
  expect(await runCommand(COMMAND, ['--size', '3'], run)).toBe(2);
  expect(run).not.toHaveBeenCalled();
});

it('chooses from what there is', () => {
  expect(chooseOnly('stage', ['lint', 'types'], undefined)).toEqual(['lint', 'types']);
  expect(chooseOnly('stage', ['lint', 'types'], ['types'])).toEqual(['types']);
  expect(() => chooseOnly('stage', ['lint'], ['type'])).toThrow(UsageError);
});
