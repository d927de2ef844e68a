/** An unexpected `console.error` fails the test that caused it. A test that expects one mocks it. */
let messages = [];

const original = console.error;

beforeEach(() => {
  messages = [];
  console.error = (...args) => {
    messages.push(
      args.map((part) => (part instanceof Error ? part.stack : String(part))).join(' '),
    );
  };
});

afterEach(() => {
  console.error = original;
  if (messages.length > 0) {
    throw new Error(`Unexpected console.error:\n${messages.join('\n---\n')}`);
  }
});
