import { GroupDesk } from '../features/desk/group-desk';

/** `/vote` for an investor. */
export default function VotePage() {
  return <GroupDesk />;
}
