/** Phone, tablet upright and lying (fingers, as far as a frame can say it: nothing there hovers), desktop; and the desktop at 200 %, which leaves half of its width. */
export const WIDTHS = {
  phone: { name: 'Phone', width: 390, height: 844 },
  tablet: { name: 'Tablet', width: 768, height: 1024 },
  touch: { name: 'Touch tablet', width: 1024, height: 768 },
  desktop: { name: 'Desktop', width: 1280, height: 900 },
  zoomed: { name: 'Desktop at 200 %', width: 640, height: 450 },
} as const;
