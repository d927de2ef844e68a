import { FolderStore } from '../../store/folder-store';
import { readRegistry } from '../../store/registry';
import { publish, release, temporaryFolder, temporaryStore } from '../../testing/builds';
import { counterpartsOf, readPair } from '../compatibility';
import { writeTrial } from './trial';

it('writes a shell and one remote, whatever else is live', async () => {
  const store = await temporaryStore();
  const ofInvestors = await release(store, 'investor-app', '1.0.0');
  const ofNobody = await release(store, 'auth-app', '3.0.0');
  const candidate = await publish(store, 'shell', '2.0.0');
  const registries = [];
  for (const counterpart of counterpartsOf(await readRegistry(store), 'shell')) {
    const pair = await readPair(store, candidate, counterpart);
    const folder = await temporaryFolder();
    await writeTrial(store, pair, folder);
    registries.push(await readRegistry(new FolderStore(folder)));
  }
  const live = (version: string) => expect.objectContaining({ version, previous: null });
  const shell = live(candidate.version);
  expect(registries).toEqual([
    { shell, 'investor-app': live(ofInvestors) },
    { shell, 'auth-app': live(ofNobody) },
  ]);
});
