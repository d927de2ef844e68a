import { createStandaloneConfig } from '@syndication/tools/webpack/remote-config';

export default createStandaloneConfig('entrepreneur-app', import.meta.dirname);
