import { createMonoConfig } from '@syndication/tools/webpack/shell-config';

export default createMonoConfig(import.meta.dirname);
