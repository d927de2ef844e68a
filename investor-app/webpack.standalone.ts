import { createStandaloneConfig } from '@syndication/delivery-build/remote-config';

export default createStandaloneConfig('investor-app', import.meta.dirname);
