import { FolderStore } from '../../store/folder-store';
import { readRegistry } from '../../store/registry-document';
import { publish, release, removeTemporaryFolders, temporaryStore } from '../../testing/builds';
import { findMeetings } from '../compatibility';
import { layOutTrial } from './trial-store';

afterAll(removeTemporaryFolders);

it('lays out a shell and one remote, whatever else is live', async () => {
  const store = await temporaryStore();
  const ofInvestors = await release(store, 'investor-app', '1.0.0');
  const ofNobody = await release(store, 'auth-app', '3.0.0');
  const candidate = await publish(store, 'shell', '2.0.0');
  const registries = [];
  for (const meeting of await findMeetings(store, await readRegistry(store), candidate)) {
    const { folder, remove } = await layOutTrial(store, meeting);
    registries.push(await readRegistry(new FolderStore(folder)));
    await remove();
  }
  const live = (version: string) => expect.objectContaining({ version, previous: null });
  const shell = live(candidate.version);
  expect(registries).toEqual([
    { shell, 'investor-app': live(ofInvestors) },
    { shell, 'auth-app': live(ofNobody) },
  ]);
});
