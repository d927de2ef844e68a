/** The paths of probes; outside the two service bases, without a session. */
export const HEALTH_LIVE_PATH = '/api/health/live';
export const HEALTH_READY_PATH = '/api/health/ready';
/** Whether mail is being sent; 503 if not. Counts only. */
export const HEALTH_MAIL_PATH = '/api/health/mail';
