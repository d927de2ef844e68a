import { createStandaloneConfig } from '@syndication/delivery-build/remote-config';

export default createStandaloneConfig('auth-app', import.meta.dirname);
