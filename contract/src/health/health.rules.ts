/** Where probes look; outside the two service bases, without a session. */
export const HEALTH_LIVE_PATH = '/api/health/live';
export const HEALTH_READY_PATH = '/api/health/ready';
/** Whether mail leaves; 503 when it does not. Counts only. */
export const HEALTH_MAIL_PATH = '/api/health/mail';
