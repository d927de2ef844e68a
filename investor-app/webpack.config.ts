import { createRemoteConfig } from '@syndication/tools/webpack/remote-config';

export default createRemoteConfig('investor-app', import.meta.dirname);
