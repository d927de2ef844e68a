/** Phone, tablet and desktop; and the desktop at 200 %, which leaves half of its width. */
export const WIDTHS = {
  phone: { name: 'Phone', width: 390, height: 844 },
  tablet: { name: 'Tablet', width: 768, height: 1024 },
  desktop: { name: 'Desktop', width: 1280, height: 900 },
  zoomed: { name: 'Desktop at 200 %', width: 640, height: 450 },
} as const;
