import { REMOTE_FOLDERS } from '../remote-folders.mjs';

/**
 * Who may import whom, and why. Paths are relative to the repository's root; a package is named
 * `package:<name>`. The first rule that an import breaks is reported with its reason.
 *
 * @typedef {object} Boundary
 * @property {RegExp} from files that the rule is about
 * @property {RegExp} [except] files among them that are free of it
 * @property {RegExp} [not] what they must not import
 * @property {RegExp} [only] what they may import at most, judged only for targets that match `among`
 * @property {RegExp} [among] targets that `only` judges
 * @property {RegExp} [types] targets of which types may be imported all the same
 * @property {string} reason shown with the error
 */

const testOrStory = /\.(test|stories)\.tsx?$|\/testing\//;

/** Layers of the contract from the ground up: a file imports its own layer and those below. */
const contractLayers = [
  { name: 'rules', files: String.raw`[^/]+/[^/]+\.rules` },
  { name: 'schemas', files: String.raw`[^/]+/[^/]+\.schemas` },
  { name: 'the endpoint type', files: String.raw`http/endpoint(?![\w-])` },
  { name: 'endpoints', files: String.raw`[^/]+/[^/]+\.endpoints` },
  { name: 'http', files: String.raw`http/(?!endpoint(?![\w-])|[^/]+\.rules$)[^/]+` },
  { name: 'host', files: String.raw`host(/|$)` },
];

/** @type {Boundary[]} */
const contractBoundaries = contractLayers.slice(0, -1).map((layer, level) => ({
  from: new RegExp(`^contract/src/${layer.files}`),
  except: testOrStory,
  not: new RegExp(
    `^contract/src/(${contractLayers
      .slice(level + 1)
      .map(({ files }) => files)
      .join('|')})`,
  ),
  reason: `In the contract ${layer.name} stand below what they import here (rules → schemas → endpoints → http → host). A lower layer that knows a higher one cannot be used without it.`,
}));

/** @type {Boundary[]} */
const remoteBoundaries = REMOTE_FOLDERS.map((remote) => ({
  from: new RegExp(`^${remote}/src/`),
  only: new RegExp(`^(${remote}|contract|shared-ui)/`),
  among: /^[^:]+$/,
  reason: `A remote is built and released alone: ${remote} may import contract and shared-ui, never the shell, another remote or the API.`,
}));

/** @type {Boundary[]} */
const BOUNDARIES = [
  ...contractBoundaries,
  {
    from: /^contract\/src\/(?!host\/)/,
    except: testOrStory,
    not: /^package:(react|react-dom|@tanstack\/react-query)$/,
    reason: 'Only contract/host knows React: the API uses the rest of the contract on the server.',
  },
  {
    from: /^contract\//,
    only: /^contract\//,
    among: /^[^:]+$/,
    reason: 'Everyone depends on the contract, so it depends on nobody.',
  },
  {
    from: /./,
    except: /^contract\/src\/http\/|^(delivery|tools|e2e)\//,
    not: /^package:axios$/,
    reason:
      'Only contract/http speaks axios: every call goes through the typed client, so that every failure has one shape (ApiError).',
  },
  {
    from: /./,
    except: /^shared-ui\/src\/(styling\/|theme\/|core\/(design-provider|layout)\.)/,
    not: /^package:@chakra-ui\//,
    reason:
      'Only shared-ui imports Chakra, once: @syndication/shared-ui/styling hands out its factory. A second way in would ship Chakra twice.',
  },
  {
    from: /^(?!shared-ui\/)/,
    not: /^package:(react-)?final-form$/,
    reason:
      'Only shared-ui imports final-form: @syndication/shared-ui/forms hands out what apps need, a second way in would ship it twice.',
  },
  {
    from: /^(contract|shared-ui|shell|[a-z-]+-app)\/src\//,
    except: testOrStory,
    not: /^package:zod$/,
    reason: 'Browsers get zod/mini: the classic build is several times its size.',
  },
  {
    from: /^shared-ui\/src\//,
    except: testOrStory,
    only: /^(shared-ui\/|contract\/src\/[^/]+\/[^/]+\.rules)/,
    among: /^[^:]+$/,
    types: /^contract\/src\/[^/]+\/[^/]+\.schemas$/,
    reason:
      'The design library may import contract rules only (and types of schemas): components get data and callbacks from the app that uses them, so that they can be reviewed and tested without a network.',
  },
  {
    from: /^shared-ui\/src\/core\//,
    except: testOrStory,
    not: /^shared-ui\/src\/(?!core\/|styling(\/|$)|theme\/)/,
    reason: 'Every page loads the group `core`; what it imports would be loaded everywhere too.',
  },
  ...remoteBoundaries,
  {
    from: /^shell\/src\//,
    except: /^shell\/src\/mono\//,
    not: /^[a-z-]+-app\//,
    reason:
      'The shell finds remotes in the registry at run time; an import would build them into it, and no team could release alone.',
  },
  {
    from: /^shell\/src\//,
    not: /^api\//,
    reason: 'The browser meets the API through the contract only.',
  },
  {
    from: /^api\/src\//,
    except: testOrStory,
    not: /^contract\/src\/(host(\/|$)|http\/client)/,
    reason: 'The API has no browser: contract/host and the client belong to the other side.',
  },
  {
    from: /^api\/src\/http\//,
    except: testOrStory,
    not: /^api\/src\/modules\//,
    reason:
      'What every call goes through knows no module: modules stand on it, and app.ts puts the two together.',
  },
  {
    from: /^api\/src\/modules\//,
    except: /\.(repository|test)\.ts$/,
    not: /^api\/src\/database\/schema$/,
    types: /^api\/src\/database\/schema$/,
    reason:
      'Tables are read and written in the repositories of a module: functions that take the database, so that a statement is found in one place.',
  },
  {
    from: /^api\/src\//,
    only: /^(api|contract)\//,
    among: /^[^:]+$/,
    reason: 'The API may import the contract, and nothing else of this house.',
  },
];

/** Features know nothing of each other and nothing of the routes that compose them. */
const FEATURE = /^([^/]+)\/src\/features\/([^/]+)/;

/**
 * @param {string} from importing file
 * @param {string} to imported file or `package:<name>`
 * @param {boolean} [isTypeOnly] whether nothing of it is left at run time
 * @returns {string | null} the reason why the import is not allowed
 */
export function findBrokenBoundary(from, to, isTypeOnly = false) {
  for (const { from: files, except, not, only, among, types, reason } of BOUNDARIES) {
    if (!files.test(from) || except?.test(from)) continue;
    if (isTypeOnly && types?.test(to)) continue;
    if (not?.test(to)) return reason;
    if (only && among?.test(to) && !only.test(to)) return reason;
  }
  return findBrokenFeatureBoundary(from, to);
}

/** @type {typeof findBrokenBoundary} */
function findBrokenFeatureBoundary(from, to) {
  const [, app, feature] = FEATURE.exec(from) ?? [];
  if (!app) return null;
  const [, targetApp, targetFeature] = FEATURE.exec(to) ?? [];
  if (targetApp === app && targetFeature !== feature) {
    return `Features never import each other: ${feature} and ${targetFeature} meet in a route, which composes them.`;
  }
  if (to.startsWith(`${app}/src/routes/`)) {
    return 'Routes compose features; a feature that knows a route cannot be used in another.';
  }
  return null;
}
