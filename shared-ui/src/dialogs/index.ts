export * from './confirm-dialog';
export * from './dialog';
export * from './video-dialog';
