const isPostgres = process.env['TEST_DATABASE'] === 'postgres';

/** For tests of what happens at once: PGlite has a single connection, so that nothing comes between. */
export const onPostgres = {
  it: isPostgres ? it : it.skip,
  describe: isPostgres ? describe : describe.skip,
};
