/**
 * Who may import whom, and why. Paths are relative to the repository's root; a package is named
 * `package:<name>`. The first rule that an import breaks is reported with its reason. In the patterns and
 * the reason, `$1` is what the first group of `from` matched.
 *
 * @typedef {object} Boundary
 * @property {RegExp} from files that the rule is about
 * @property {RegExp} [except] files among them that are free of it
 * @property {string} [not] pattern of what they must not import
 * @property {string} [only] pattern of the files that they may import at most; packages are not judged
 * @property {RegExp} [types] targets of which types may be imported all the same
 * @property {string} reason shown with the error
 */

const testOrStory = /\.(test|stories)\.tsx?$|\/testing\//;

/** Layers of the contract from the ground up: a file imports its own layer and those below. */
const contractLayers = [
  { name: 'rules', files: '[^/]+/[^/]+[.]rules' },
  { name: 'schemas', files: '[^/]+/[^/]+[.]schemas' },
  { name: 'the endpoint type', files: String.raw`http/endpoint(?![\w-])` },
  { name: 'endpoints', files: '[^/]+/[^/]+[.]endpoints' },
  { name: 'http', files: String.raw`http/(?!endpoint(?![\w-])|[^/]+\.rules$)[^/]+` },
  { name: 'host', files: 'host(/|$)' },
];

/** @type {Boundary[]} */
const contractBoundaries = contractLayers.slice(0, -1).map(({ name, files }, level) => {
  const higher = contractLayers.slice(level + 1).map((layer) => layer.files);
  return {
    from: new RegExp(`^contract/src/${files}`),
    except: testOrStory,
    not: `^contract/src/(${higher.join('|')})`,
    reason: `In the contract ${name} stand below what they import here (rules → schemas → endpoints → http → host). A lower layer that knows a higher one cannot be used without it.`,
  };
});

/** @type {Boundary[]} */
const BOUNDARIES = [
  ...contractBoundaries,
  {
    from: /^contract\/src\/(?!host\/)/,
    except: testOrStory,
    not: '^package:(react|react-dom|@tanstack/react-query)$',
    reason: 'Only contract/host knows React: the API uses the rest of the contract on the server.',
  },
  {
    from: /^contract\//,
    only: '^contract/',
    reason: 'Everyone depends on the contract, so it depends on nobody.',
  },
  {
    from: /./,
    except: /^contract\/src\/http\/|^(delivery|tools|e2e)\//,
    not: '^package:axios$',
    reason:
      'Only contract/http speaks axios: every call goes through the typed client, so that every failure has one shape (ApiError).',
  },
  {
    from: /./,
    except: /^shared-ui\/src\/(styling\/|theme\/|core\/(design-provider|layout)\.)/,
    not: '^package:@chakra-ui/',
    reason:
      'Only shared-ui imports Chakra, once: @syndication/shared-ui/styling hands out its factory. A second way in would ship Chakra twice.',
  },
  {
    from: /./,
    not: '^package:@chakra-ui/react$',
    reason:
      'The index of Chakra loads all of its components, in every test file again: import /styled-system or the component.',
  },
  {
    from: /^(?!shared-ui\/)/,
    not: '^package:(react-)?final-form$',
    reason:
      'Only shared-ui imports final-form: @syndication/shared-ui/forms hands out what apps need, a second way in would ship it twice.',
  },
  {
    from: /^(contract|shared-ui|shell|[a-z-]+-app)\/src\//,
    except: testOrStory,
    not: '^package:zod$',
    reason: 'Browsers get zod/mini: the classic build is several times its size.',
  },
  {
    from: /^shared-ui\/src\//,
    except: testOrStory,
    only: '^(shared-ui/|contract/src/[^/]+/[^/]+[.]rules)',
    types: /^contract\/src\/[^/]+\/[^/]+\.schemas$/,
    reason:
      'The design library may import contract rules only (and types of schemas): components get data and callbacks from the app that uses them, so that they can be reviewed and tested without a network.',
  },
  {
    from: /^shared-ui\/src\/core\//,
    except: testOrStory,
    not: '^shared-ui/src/(?!core/|styling(/|$)|theme/)',
    reason: 'Every page loads the group `core`; what it imports would be loaded everywhere too.',
  },
  {
    from: /^([a-z-]+-app)\//,
    only: '^($1|contract|shared-ui|delivery/build)/',
    reason:
      'A remote is built and released alone: $1 may import contract and shared-ui, never the shell, another remote or the API.',
  },
  {
    from: /^shell\/src\//,
    not: '^[a-z-]+-app/',
    reason:
      'The shell finds remotes in the registry at run time; an import would build them into it, and no team could release alone.',
  },
  {
    from: /^shell\/src\//,
    not: '^api/',
    reason: 'The browser meets the API through the contract only.',
  },
  {
    from: /^(api\/src|delivery\/build)\//,
    except: testOrStory,
    not: '^contract/src/(host(/|$)|http/client)',
    reason: '$1 has no browser: contract/host and the client belong to the other side.',
  },
  {
    from: /^api\/src\/http\//,
    except: testOrStory,
    not: '^api/src/modules/',
    reason:
      'What every call goes through knows no module: modules build on it, and app.ts puts the two together.',
  },
  {
    from: /^api\/src\/modules\//,
    except: /\.(repository|test)\.ts$/,
    not: '^api/src/database/schema$',
    types: /^api\/src\/database\/schema$/,
    reason:
      'Tables are read and written in the repositories of a module: functions that take the database, so that a statement is found in one place.',
  },
  {
    from: /^api\/src\//,
    only: '^(api|contract)/',
    reason: 'The API may import the contract, and no other workspace.',
  },
  {
    from: /^([a-z-]+-app|shell)\/(?!webpack)/,
    not: '^delivery/build/',
    reason: 'Only the webpack configurations of an app import delivery/build: it runs in Node.',
  },
  {
    from: /^delivery\/build\//,
    only: '^(delivery/build|contract)/',
    reason: 'The apps stand on delivery/build: it may import the contract, and none of them.',
  },
  {
    from: /^(?!(delivery|docker|tools|e2e)\/)[^/]+\//,
    not: '^(delivery/(release|pages)|docker|tools|e2e)/',
    reason:
      'What releases, serves, starts and tests the product stands above apps, API and libraries: it imports them, never the other way round.',
  },
  {
    from: /^delivery\//,
    not: '^(tools|e2e)/',
    reason: 'tools and e2e stand above delivery: they import it, never the other way round.',
  },
  {
    from: /^([^/]+)\/src\/features\/([^/]+)/,
    not: '^$1/src/features/(?!$2(/|$))',
    reason:
      'Features never import each other: $2 and the other one meet in a route, which composes them.',
  },
  {
    from: /^([^/]+)\/src\/features\//,
    not: '^$1/src/routes/',
    reason: 'Routes compose features; a feature that knows a route cannot be used in another.',
  },
];

/** The reason why a file must not import another, or `package:<name>`; null when it may. */
export function findBrokenBoundary(from, to, isTypeOnly) {
  for (const { from: files, except, not, only, types, reason } of BOUNDARIES) {
    const groups = files.exec(from);
    if (!groups || except?.test(from) || (isTypeOnly && types?.test(to))) continue;
    const fill = (/** @type {string} */ text) =>
      text.replaceAll(/\$(\d)/g, (_, group) => groups[group]);
    const isMatch = (/** @type {string} */ pattern) => new RegExp(fill(pattern)).test(to);
    if (not && isMatch(not)) return fill(reason);
    if (only && !to.startsWith('package:') && !isMatch(only)) return fill(reason);
  }
  return null;
}
