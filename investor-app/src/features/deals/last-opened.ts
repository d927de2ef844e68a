/** The deal whose page was opened from the list: where the way back to the list leads. */
let lastOpenedId: string | null = null;

export const rememberOpened = (id: string): void => {
  lastOpenedId = id;
};

/** Returns it once, to the list that the member returns to. */
export function takeOpened(): string | null {
  const id = lastOpenedId;
  lastOpenedId = null;
  return id;
}
