import { createMonoConfig } from '@syndication/delivery-build/mono-config';

export default createMonoConfig(import.meta.dirname);
