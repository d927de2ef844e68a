export * from './host';
export * from './kept-for-user';
export * from './query-keys';
export * from './remote-app';
export * from './session';
export * from './use-leave-signal';
export * from './use-page-title';
