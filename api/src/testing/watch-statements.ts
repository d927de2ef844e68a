import type { Database } from '../database/database';

interface Session {
  prepareQuery: (query: { sql: string }, ...rest: unknown[]) => unknown;
}

/** The statements that transactions of `work` send, in their order. */
export async function watchStatements(
  db: Database,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const statements: string[] = [];
  const begin = db.transaction.bind(db);
  const transaction = jest.spyOn(db, 'transaction').mockImplementation((run) =>
    begin((tx) => {
      const { session } = tx as unknown as { session: Session };
      const prepare = session.prepareQuery.bind(session);
      jest.spyOn(session, 'prepareQuery').mockImplementation((query, ...rest) => {
        statements.push(query.sql);
        return prepare(query, ...rest);
      });
      return run(tx);
    }),
  );
  try {
    await work();
  } finally {
    transaction.mockRestore();
  }
  return statements;
}
