import { createStandaloneConfig } from '@syndication/delivery-build/remote-config';

export default createStandaloneConfig('association-app', import.meta.dirname);
