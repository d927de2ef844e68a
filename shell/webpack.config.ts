import { createShellConfig } from '@syndication/delivery-build/shell-config';

export default createShellConfig(import.meta.dirname);
