import { Cleanup } from './cleanup';

const failing = (message: string) => () => {
  throw new Error(message);
};

it('takes things back once, the last first', () => {
  const done: string[] = [];
  const cleanup = new Cleanup();
  for (const name of ['network', 'root', 'mount']) cleanup.add(() => done.push(name));
  cleanup.run();
  cleanup.run();
  expect(done).toEqual(['mount', 'root', 'network']);
});

it('goes on when something fails, and says what failed first', () => {
  const rest = jest.fn();
  const cleanup = new Cleanup();
  cleanup.add(rest);
  cleanup.add(failing('The root is busy.'));
  cleanup.add(failing('The mount is busy.'));
  expect(() => cleanup.run()).toThrow('The mount is busy.');
  expect(rest).toHaveBeenCalledTimes(1);
});
