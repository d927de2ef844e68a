export * from './deals-fixture';
export * from './fixtures';
export * from './mock-endpoint';
export * from './screen-host';
export * from './story-states';
