import {
  CONSOLE_SETTINGS,
  type ConsoleSetting,
} from '@syndication/contract/console-settings/console-settings.rules';
import { settingChangesSchema } from '@syndication/contract/console-settings/console-settings.schemas';

import { changeSettings, describeSettings } from '../../modules/settings/console-settings';
import { findSettingsVersion } from '../../modules/settings/settings.repository';
import { flag, readField, WrongCommand, type Commands } from '../command';

function readName(given: string | undefined): ConsoleSetting {
  const name = CONSOLE_SETTINGS.find((known) => known === given);
  if (name) return name;
  throw new WrongCommand(
    `There is no setting ${given ?? 'without a name'}. The settings are: ${CONSOLE_SETTINGS.join(', ')}.`,
  );
}

export const SETTINGS_COMMANDS: Commands = {
  'settings get': {
    usage: 'settings get [name]',
    about: 'shows what the association has set, and the defaults for the rest',
    options: {},
    run: async ({ db, config }, _values, [given]) => {
      const name = given === undefined ? null : readName(given);
      const { settings: all } = await describeSettings(db, config);
      const settings = name === null ? all : all.filter((setting) => setting.name === name);
      const lines = settings.map(
        (setting) => `${setting.name}: ${setting.value}${setting.isSet ? '' : ' (default)'}`,
      );
      return { text: lines.join('\n'), data: { settings } };
    },
  },
  'settings set': {
    usage: 'settings set name "value" | settings set name --reset',
    about: 'sets one for pages and mails at once, or takes it back to its default',
    options: { reset: flag },
    maxWords: 2,
    run: async (context, { reset }, [given, value]) => {
      const name = readName(given);
      const isReset = reset !== undefined;
      if (isReset === (value !== undefined)) {
        throw new WrongCommand('Give either a value or --reset.');
      }
      const changes = {
        version: await findSettingsVersion(context.db),
        changes: isReset ? {} : { [name]: value },
        reset: isReset ? [name] : [],
      };
      const { settings } = await changeSettings(
        context,
        null,
        readField(settingChangesSchema, changes, name),
      );
      const now = settings.find((setting) => setting.name === name)!;
      return {
        text: `${name} is “${now.value}” now${now.isSet ? '' : ', its default'}.`,
        data: { name, value: now.value, isSet: now.isSet },
      };
    },
  },
};
