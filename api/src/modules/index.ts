import type { RegisterModule } from '../app-context';
import { registerHealth } from './health/health.routes';

/** Everything that the API serves; a new module is one line here. */
export const modules: readonly RegisterModule[] = [registerHealth];
