/**
 * Names every module that the host brings for remotes, so that the build knows them; nothing here is
 * fetched before a remote asks for it.
 */
export const sharedProvides = {
  router: () => import('@syndication/contract/host/router'),
  query: () => import('@syndication/contract/host/query'),
  core: () => import('@syndication/shared-ui/core'),
  deals: () => import('@syndication/shared-ui/deals'),
  dialogs: () => import('@syndication/shared-ui/dialogs'),
  forms: () => import('@syndication/shared-ui/forms'),
  predictions: () => import('@syndication/shared-ui/predictions'),
  'venture-profile': () => import('@syndication/shared-ui/venture-profile'),
};
