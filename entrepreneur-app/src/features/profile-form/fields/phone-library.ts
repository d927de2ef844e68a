import type * as phoneLibrary from 'libphonenumber-js/min';
import { useEffect, useState } from 'react';

export type PhoneLibrary = typeof phoneLibrary;

let loading: Promise<PhoneLibrary> | undefined;
let loaded: PhoneLibrary | undefined;

/** A failed load is tried again by the next field; the server reads the number in any case. */
async function loadPhoneLibrary(): Promise<PhoneLibrary | undefined> {
  try {
    loading ??= import('libphonenumber-js/min');
    loaded = await loading;
  } catch {
    loading = undefined;
  }
  return loaded;
}

/** The numbering plans of the world: 30 kB that only a phone field needs, fetched when it appears. */
export function usePhoneLibrary(): PhoneLibrary | undefined {
  const [library, setLibrary] = useState(loaded);
  useEffect(() => {
    let isHere = true;
    void loadPhoneLibrary().then((arrived) => {
      if (isHere) setLibrary(arrived);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return library;
}
