import { defineCall } from '../http/call';
import type * as endpoints from './console-audit.endpoints';

export const getAuditTrail = defineCall<typeof endpoints.getAuditTrail>(
  'GET',
  '/api/v1',
  '/console/audit',
);
export const exportAuditTrail = defineCall<typeof endpoints.exportAuditTrail>(
  'POST',
  '/api/v1',
  '/console/audit/exports',
);
