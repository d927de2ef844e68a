import { defineCall } from '../http/call';
import type * as endpoints from './release-reports.endpoints';

export const postReleaseReports = defineCall<typeof endpoints.postReleaseReports>(
  'POST',
  '/api/v1',
  '/release-reports',
);
