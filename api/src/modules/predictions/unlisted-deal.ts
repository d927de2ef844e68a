import { AppError } from '../../http/app-error';

const HIDDEN =
  'The association has taken this deal from its lists, so nobody can vote on it until it is shown again.';

/** Refuses what is only for listed deals; an update of the company brings no deal back that staff have hidden. */
export const unlistedDeal = ({ isHidden }: { isHidden: boolean }): AppError =>
  new AppError('DEAL_NOT_LISTED', isHidden ? { message: HIDDEN } : {});
