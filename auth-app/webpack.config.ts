import { createRemoteConfig } from '@syndication/delivery-build/remote-config';

export default createRemoteConfig('auth-app', import.meta.dirname);
