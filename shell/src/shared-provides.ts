/**
 * Names every module that the host brings for remotes, so that the build knows them; nothing here is
 * fetched before a remote asks for it.
 */
export const sharedProvides = {
  router: () => import('@syndication/contract/host/router'),
  query: () => import('@syndication/contract/host/query'),
  content: () => import('@syndication/shared-ui/content'),
  core: () => import('@syndication/shared-ui/core'),
  'deal-filters': () => import('@syndication/shared-ui/deal-filters'),
  deals: () => import('@syndication/shared-ui/deals'),
  dialogs: () => import('@syndication/shared-ui/dialogs'),
  forms: () => import('@syndication/shared-ui/forms'),
  'form-fields': () => import('@syndication/shared-ui/form-fields'),
  'group-predictions': () => import('@syndication/shared-ui/group-predictions'),
  'html-body': () => import('@syndication/shared-ui/html-body'),
  notices: () => import('@syndication/shared-ui/notices'),
  participation: () => import('@syndication/shared-ui/participation'),
  predictions: () => import('@syndication/shared-ui/predictions'),
  'profile-progress': () => import('@syndication/shared-ui/profile-progress'),
  print: () => import('@syndication/shared-ui/print'),
  rounds: () => import('@syndication/shared-ui/rounds'),
  styling: () => import('@syndication/shared-ui/styling'),
  'venture-profile': () => import('@syndication/shared-ui/venture-profile'),
  'venture-fields': () => import('@syndication/shared-ui/venture-fields'),
  'venture-lifetime': () => import('@syndication/shared-ui/venture-lifetime'),
};
