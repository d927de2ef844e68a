/** Where members see what they nominated. */
export const NOMINATIONS_PATH = '/nominations';
