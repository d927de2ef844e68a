import { setupServer } from 'msw/node';

/**
 * The mocked network of a component test; a call without a handler fails the test. Call once at the
 * top of a test file, then `server.use(answer(getVentures, […]))` in each test.
 */
export function startTestServer() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
