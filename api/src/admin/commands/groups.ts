import { groupTitleSchema } from '@syndication/contract/console-groups/console-groups.schemas';

import { recordChanges } from '../../database/audit';
import { addGroup } from '../admin.repository';
import { CommandRefused, readField, type Commands } from '../command';

export const GROUP_COMMANDS: Commands = {
  'group add': {
    usage: 'group add "…"',
    about: 'creates a syndication group',
    options: {},
    run: async ({ db }, _values, [given]) => {
      const title = readField(groupTitleSchema, given, 'The name');
      const id = await db.transaction(async (tx) => {
        const added = await addGroup(tx, title);
        if (added === null) throw new CommandRefused(`There is a group ${title} already.`);
        await recordChanges(tx, [
          {
            action: 'group-created',
            by: null,
            target: { type: 'group', id: added },
            groupId: added,
            before: null,
            after: { title },
          },
        ]);
        return added;
      });
      return { text: `The group ${title} was created.`, data: { id, title } };
    },
  },
};
