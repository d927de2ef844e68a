import { createRemoteConfig } from '@syndication/tools/webpack/remote-config';

import { SCREENS } from './src/screens';

export default createRemoteConfig('investor-app', import.meta.dirname, SCREENS);
