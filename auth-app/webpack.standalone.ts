import { createStandaloneConfig } from '@syndication/tools/webpack/remote-config';

export default createStandaloneConfig('auth-app', import.meta.dirname);
