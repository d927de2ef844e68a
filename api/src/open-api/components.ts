import * as z from 'zod/mini';

import { NAMED_SCHEMAS } from './named-schemas';

export type JsonSchema = Record<string, unknown>;
type Direction = 'input' | 'output';

/** A client that refuses fields which it does not know would break with every field that is added. */
function allowNewFields({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema['additionalProperties'] === false) delete jsonSchema['additionalProperties'];
}

const options = (io: Direction) =>
  ({ io, target: 'draft-2020-12', unrepresentable: 'any', override: allowNewFields }) as const;

export const toJsonSchema = (schema: z.ZodMiniType, io: Direction): JsonSchema =>
  z.toJSONSchema(schema, options(io));

const toReference = (id: string) => `#/components/schemas/${id}`;

/**
 * Collects the schemas of requests and answers and hands out references to them. The two are apart, since
 * a default makes a field optional in a request and certain in an answer.
 */
export class Components {
  private readonly schemas = {
    input: z.registry<{ id: string }>(),
    output: z.registry<{ id: string }>(),
  };

  constructor() {
    for (const [id, schema] of Object.entries(NAMED_SCHEMAS))
      this.schemas.output.add(schema, { id });
  }

  /** The reference to a schema, which gets this id if it has none yet. */
  refer(io: Direction, schema: z.ZodMiniType, id: string): JsonSchema {
    const registry = this.schemas[io];
    if (!registry.has(schema)) registry.add(schema, { id });
    return { $ref: toReference(registry.get(schema)?.id ?? id) };
  }

  describe(): Record<string, JsonSchema> {
    const described = (['input', 'output'] as const).flatMap((io) =>
      Object.entries(
        z.toJSONSchema(this.schemas[io], { ...options(io), uri: toReference }).schemas,
      ),
    );
    return Object.fromEntries(
      described.map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
    );
  }
}
