import { defineEndpoint } from '../http/endpoint';
import { consoleSettingsSchema, settingChangesSchema } from './console-settings.schemas';

export const getConsoleSettings = defineEndpoint({
  method: 'GET',
  base: '/api/v1',
  path: '/console/settings',
  access: 'staff',
  summary: "The association's texts and dates, each beside its default",
  response: consoleSettingsSchema,
});

export const putConsoleSettings = defineEndpoint({
  method: 'PUT',
  base: '/api/v1',
  path: '/console/settings',
  access: 'staff',
  summary:
    'Change texts and dates, or take them back to their defaults; pages and mails follow at once',
  body: settingChangesSchema,
  response: consoleSettingsSchema,
  errors: ['STALE_VERSION'],
});
