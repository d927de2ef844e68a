import { FOR_USER_HEADER } from '@syndication/contract/http/endpoint';

import { Components } from './components';
import { describeOperation } from './describe-operation';
import { OPERATIONS, SUBJECTS } from './operations';

const DESCRIPTION = `Every answer sets the cookie \`XSRF-TOKEN\`; a call that writes sends its value back as
\`X-XSRF-TOKEN\`. Who signs in gets a sign-in token for email and password, and exchanges it for a session.`;

/** The OpenAPI document of all calls. */
export function describeApi(sessionCookie: string) {
  const components = new Components();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of OPERATIONS) {
    const { base, path, method } = operation.endpoint;
    const item = (paths[base + path] ??= {});
    item[method.toLowerCase()] = describeOperation(operation, components);
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Deal syndication API', version: '1.0.0', description: DESCRIPTION },
    servers: [{ url: '/' }],
    tags: SUBJECTS.map((name) => ({ name })),
    paths,
    components: {
      schemas: components.describe(),
      parameters: {
        forUser: {
          name: FOR_USER_HEADER,
          in: 'header',
          description:
            'The user for whom the call is made: it fails with `OTHER_USER` if somebody else is signed in.',
          schema: { type: 'string', format: 'uuid' },
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
        xsrf: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN' },
        signInToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        machine: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
