/**
 * Names every module that the host provides for remotes, so that the build knows them; nothing here is fetched before
 * a remote asks for it.
 */
export const sharedProvides = {
  router: () => import('@syndication/contract/host/router'),
  query: () => import('@syndication/contract/host/query'),
  core: () => import('@syndication/shared-ui/core'),
  csv: () => import('@syndication/shared-ui/csv'),
  dialogs: () => import('@syndication/shared-ui/dialogs'),
  forms: () => import('@syndication/shared-ui/forms'),
  'form-fields': () => import('@syndication/shared-ui/form-fields'),
  'html-body': () => import('@syndication/shared-ui/html-body'),
  proof: () => import('@syndication/shared-ui/proof'),
  predictions: () => import('@syndication/shared-ui/predictions'),
  rounds: () => import('@syndication/shared-ui/rounds'),
  styling: () => import('@syndication/shared-ui/styling'),
  'venture-profile': () => import('@syndication/shared-ui/venture-profile'),
};
