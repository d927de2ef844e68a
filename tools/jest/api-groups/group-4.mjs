import { runGroup } from './run-group.mjs';

runGroup(3);
