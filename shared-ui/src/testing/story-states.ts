/** Parameters of a story that shows a whole screen. */
export const screenParameters = { layout: 'fullscreen', controls: { disable: true } } as const;

/** Opens a story at the width of a phone. */
export const onPhone = { viewport: { value: 'phone', isRotated: false } } as const;

/** Opens a story at the width of a tablet that stands. */
export const onTablet = { viewport: { value: 'tablet', isRotated: false } } as const;
