import { createRemoteConfig } from '@syndication/tools/webpack/remote-config';

export default createRemoteConfig('auth-app', import.meta.dirname);
