import type { EndpointDefinition } from '@syndication/contract/http/endpoint';
import * as z from 'zod/mini';

type JsonSchema = Record<string, unknown>;

const isNull = (schema: JsonSchema) => schema['type'] === 'null';

/**
 * `anyOf: [X, null]` as X that may be null, and literals as an enumeration: the serialiser would try
 * every branch of an `anyOf` by validating the value.
 */
function flatten({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  const branches = jsonSchema['anyOf'] as JsonSchema[] | undefined;
  if (!branches) return;
  const [first, ...rest] = branches.filter((branch) => !isNull(branch));
  if (first && rest.length === 0) {
    delete jsonSchema['anyOf'];
    Object.assign(jsonSchema, first, { nullable: true });
  } else if (branches.every((branch) => 'const' in branch)) {
    delete jsonSchema['anyOf'];
    Object.assign(jsonSchema, { type: first?.['type'], enum: branches.map((b) => b['const']) });
  }
}

/** The envelope of a successful answer: `{data, …beside}`; undefined when it has no body. */
export const answerSchema = ({ response, beside }: EndpointDefinition) =>
  response && z.object({ data: response, ...beside?.shape });

/** The same for the serialiser, which reads draft 7. */
export function responseSchema(endpoint: EndpointDefinition): JsonSchema | undefined {
  const schema = answerSchema(endpoint);
  return (
    schema &&
    z.toJSONSchema(schema, {
      target: 'draft-7',
      unrepresentable: 'any',
      reused: 'inline',
      override: flatten,
    })
  );
}
