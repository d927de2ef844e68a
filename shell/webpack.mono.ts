import { createMonoConfig } from '@syndication/tools/webpack/mono-config';

export default createMonoConfig(import.meta.dirname);
