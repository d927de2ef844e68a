/**
 * Stands in the image's command for the part of the gate that shows a release in a browser, of which an image
 * has none. A build is tried where it is made (`npm run release`), before it becomes an image.
 */
export const runSuite = async () => [
  { subject: 'in a browser, of which an image has none', problem: null, isUntried: true },
];
