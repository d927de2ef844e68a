import './run-group.mjs';
