import * as z from 'zod/mini';

import { oneLine, required, versionSchema } from '../fields/fields.schemas';
import { idSchema } from '../fields/id.schemas';
import {
  CONSOLE_UPDATE_MESSAGES as TEXT,
  UPDATE_BODY_MAX_LENGTH,
  UPDATE_DESCRIPTION_MAX_LENGTH,
  UPDATE_STATES,
  UPDATE_TITLE_MAX_LENGTH,
} from './console-updates.rules';

/** An update as the console lists it. */
export const consoleUpdateSchema = z.object({
  id: idSchema,
  title: z.string(),
  description: z.string(),
  state: z.enum(UPDATE_STATES),
  /** When it was or is to be published; null for a draft. */
  publishedAt: z.nullable(z.string()),
  /** Whether every member reads it; else the members of the groups. */
  isForAll: z.boolean(),
  groups: z.array(z.object({ id: idSchema, title: z.string() })),
  /** Members of its audience today, and how many of them have opened it. */
  audience: z.int(),
  readBy: z.int(),
  writtenBy: z.nullable(z.string()),
  version: z.int(),
});
export type ConsoleUpdate = z.output<typeof consoleUpdateSchema>;

export const consoleUpdateWithBodySchema = z.extend(consoleUpdateSchema, { body: z.string() });
export type ConsoleUpdateWithBody = z.output<typeof consoleUpdateWithBodySchema>;

const line = (message: string, max: number) =>
  z.string(required(message)).check(oneLine, z.minLength(1, message), z.maxLength(max));

/** The form that writes an update. */
export const updateDetailsSchema = z.object({
  title: line(TEXT.title, UPDATE_TITLE_MAX_LENGTH),
  description: line(TEXT.description, UPDATE_DESCRIPTION_MAX_LENGTH),
  body: z
    .string(required(TEXT.body))
    .check(z.trim(), z.minLength(1, TEXT.body), z.maxLength(UPDATE_BODY_MAX_LENGTH)),
  isForAll: z.boolean(),
  groupIds: z.array(idSchema).check(z.maxLength(100)),
});
export type UpdateDetails = z.output<typeof updateDetailsSchema>;

export const updateInputSchema = z.extend(updateDetailsSchema, {
  /** The version that the change is based on; null for a new update. */
  version: z.nullable(versionSchema),
});
