import { createContext } from 'react';

/** What was typed into forms and not sent, by the form's name. */
export type KeptValues = Map<string, object>;

/** Above the forms of a dialog that may be closed and opened again; null where nothing is kept. */
export const KeptValuesContext = createContext<KeptValues | null>(null);
