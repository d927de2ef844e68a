/** Message and button of the 404 screen, and of a thing that the session may not see (section 2). */
export const NOT_FOUND_TITLE = 'Sorry, the page you visited does not exist.';
export const NOT_FOUND_BUTTON = 'Go To Homepage';

/** Default title and text of the generic error box (section 8). */
export const GENERIC_ERROR_TITLE = 'Oh snap! You got an error!';
export const GENERIC_ERROR_TEXT = 'Something unexpected happened. Please try again.';
export const FORBIDDEN_TEXT = 'Unauthorized – Sorry, you do not have access rights!';
