import { userIdentities } from '../../database/schema';
import { callMeanwhile } from '../../testing/call-meanwhile';
import { addMember } from '../../testing/fixtures';
import { onPostgres } from '../../testing/on-postgres';
import { useApi } from '../../testing/use-api';
import { deleteAccount } from '../console-people/delete-account';
import { findInvestor } from './find-investor';
import { AccessDenied } from './sign-in-problems';

const api = useApi();

onPostgres.it('links no identity to an account that is being deleted', async () => {
  const staff = await addMember(api.db, { isStaff: true });
  const { user } = await addMember(api.db);
  const { email } = user;
  const identity = { provider: 'google', subject: '1', email, isEmailVerified: true } as const;
  const { answer } = await api.db.transaction(async (tx) => {
    await deleteAccount({ ...api.context, db: tx }, { userId: staff.user.id }, user.id);
    return callMeanwhile(tx, () =>
      api.db.transaction((other) => findInvestor(other, identity)).catch((error: unknown) => error),
    );
  });
  expect(await answer).toEqual(new AccessDenied('no-investor'));
  expect(await api.db.$count(userIdentities)).toBe(0);
});
