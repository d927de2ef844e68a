import { createRemoteConfig } from '@syndication/tools/webpack/remote-config';

export default createRemoteConfig('entrepreneur-app', import.meta.dirname);
