import { runGroup } from './run-group.mjs';

runGroup(2);
