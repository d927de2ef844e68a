import { EmptyProduction } from '../fixtures/empty-production';
import { liveFirstHour } from '../fixtures/first-hour';
import { findFreePort } from '../fixtures/free-port';
import { expect, test } from '../fixtures/test';

test('an empty database becomes an association with a first vote, by one command and the browser', async ({
  browser,
}, { parallelIndex }) => {
  test.setTimeout(300_000);
  const port = await findFreePort(parallelIndex);
  const production = await EmptyProduction.start(port, await findFreePort(parallelIndex + 4));
  const begin = async (staff: string) => {
    const { code, output } = await production.admin(
      ...['init', '--association', 'Harbor Angels', '--staff', staff, '--print-link'],
    );
    expect(code, output).toBe(0);
    return /https?:\/\/\S+/.exec(output)?.[0] ?? '';
  };
  try {
    const { origin, linkTo } = production;
    await liveFirstHour(browser, { origin, begin, linkTo: linkTo.bind(production) });
  } finally {
    await production.stop();
  }
});
