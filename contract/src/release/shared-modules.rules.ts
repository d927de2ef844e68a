/** Name of the error of a remote that does not find a shared module in the page, or only another version of it. */
export const SHARED_MODULE_ERROR = 'SharedModuleError';
