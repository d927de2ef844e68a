import {
  getConsoleSettings,
  putConsoleSettings,
} from '@syndication/contract/console-settings/console-settings.endpoints';
import { getPublicSettings } from '@syndication/contract/settings/settings.endpoints';

import type { RegisterModule } from '../../app-context';
import { registerEndpoint } from '../../http/register-endpoint';
import { changeSettings, describeSettings } from './console-settings';
import { readLiveConfig } from './settings.repository';

export const registerSettings: RegisterModule = (app) => {
  const { context } = app;
  const { db, config } = context;

  registerEndpoint(app, getPublicSettings, async () => {
    const { settings } = await readLiveConfig(db, config);
    return { ...settings, identityProviders: [...settings.identityProviders] };
  });

  registerEndpoint(app, getConsoleSettings, () => describeSettings(db, config));

  registerEndpoint(app, putConsoleSettings, ({ session, body }) =>
    changeSettings(context, session.userId, body),
  );
};
