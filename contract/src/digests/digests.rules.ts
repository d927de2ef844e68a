/** The target of a digest's unsubscribe link; open to anyone with the link. */
export const DIGEST_STOP_PATH = '/unsubscribe-digest';
/** The parameter of that page that carries the link's token. */
export const DIGEST_TOKEN_PARAMETER = 'link';

/** Where mail programs unsubscribe with one click (RFC 8058): `POST /api/unsubscribe/<token>`. */
export const ONE_CLICK_PATH = '/api/unsubscribe';

/** Digests leave from this hour on, weekly ones on Mondays, in the association's time zone. */
export const DIGEST_HOUR = 7;
