import { DraftSaver, type DraftState } from './draft-saver';

function start(send: (draft: string) => Promise<void>) {
  const states: DraftState[] = [];
  const saver = new DraftSaver<string>(send);
  saver.subscribe(() => states.push(saver.getState()));
  return { saver, states };
}

/** Records what is sent; each request waits until it is let go or refused. */
function slowServer() {
  const sent: string[] = [];
  const open: { arrive: () => void; refuse: () => void }[] = [];
  const send = (draft: string) => {
    sent.push(draft);
    return new Promise<void>((arrive, refuse) => {
      open.push({ arrive, refuse: () => refuse(new Error('down')) });
    });
  };
  return { sent, open, send };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('sends the last of many changes once typing rests', async () => {
  const { sent, open, send } = slowServer();
  const { saver, states } = start(send);
  for (const draft of ['a', 'ab', 'abc']) saver.save(draft, true);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual(['abc']);
  open[0]?.arrive();
  await jest.advanceTimersByTimeAsync(0);
  expect(states.at(-1)).toBe('saved');
});

it('does not wait for ever while typing goes on', async () => {
  const { sent, send } = slowServer();
  const { saver } = start(send);
  for (let count = 1; count <= 12; count += 1) {
    saver.save(`${count}`, true);
    await jest.advanceTimersByTimeAsync(500);
  }
  expect(sent).toHaveLength(1);
});

it('never has two requests under way, and ends with the newest', async () => {
  const { sent, open, send } = slowServer();
  const { saver, states } = start(send);
  saver.save('old', true);
  saver.flush();
  saver.save('new', true);
  saver.flush();
  await jest.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['old']);
  open[0]?.arrive();
  await jest.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['old', 'new']);
  expect(states).not.toContain('saved');
  open[1]?.arrive();
  await jest.advanceTimersByTimeAsync(0);
  expect(states.at(-1)).toBe('saved');
});

it('says so when it cannot send, and tries again by itself', async () => {
  const { sent, open, send } = slowServer();
  const { saver, states } = start(send);
  saver.save('kept', true);
  saver.flush();
  open[0]?.refuse();
  await jest.advanceTimersByTimeAsync(0);
  expect(states.at(-1)).toBe('failed');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual(['kept', 'kept']);
});

it('says so when the tab does not keep it either', async () => {
  const { open, send } = slowServer();
  const { saver, states } = start(send);
  saver.save('lost with the tab', false);
  saver.flush();
  open[0]?.refuse();
  await jest.advanceTimersByTimeAsync(0);
  expect(states.at(-1)).toBe('unkept');
});

it('sends what waits when it is stopped, and nothing after that', async () => {
  const { sent, open, send } = slowServer();
  const { saver } = start(send);
  saver.save('last', true);
  saver.stop();
  expect(sent).toEqual(['last']);
  open[0]?.refuse();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['last']);
});
