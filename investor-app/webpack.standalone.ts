import { createStandaloneConfig } from '@syndication/tools/webpack/remote-config';

export default createStandaloneConfig('investor-app', import.meta.dirname);
