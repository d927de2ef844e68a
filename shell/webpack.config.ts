import { createShellConfig } from '@syndication/tools/webpack/shell-config';

export default createShellConfig(import.meta.dirname);
