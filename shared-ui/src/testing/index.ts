export * from './deals-fixture';
export * from './fixtures';
export * from './mock-endpoint';
export * from './screen-host';
