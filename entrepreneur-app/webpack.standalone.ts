import { createStandaloneConfig } from '@syndication/delivery-build/remote-config';

export default createStandaloneConfig('entrepreneur-app', import.meta.dirname);
