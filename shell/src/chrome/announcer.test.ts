import { useAnnouncer } from './announcer';

it('changes the message even if the same is said again, since only a change is read out', () => {
  const { announce } = useAnnouncer.getState();
  const messages = ['Saved', 'Saved', 'Saved'].map((words) => {
    announce(words);
    return useAnnouncer.getState().message;
  });
  expect(messages.map((message) => message.trim())).toEqual(['Saved', 'Saved', 'Saved']);
  expect(messages[1]).not.toBe(messages[0]);
  expect(messages[2]).not.toBe(messages[1]);
});
