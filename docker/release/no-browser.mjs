/**
 * Stands in the image's command for the part of the gate that shows a release in a browser, of which an image
 * has none. What the builds say of each other has been checked by then; whether a screen comes, nobody has looked.
 */
export const runSuite = async () => [
  {
    subject: 'in a browser, of which an image has none: no screen of it has been looked at',
    problem: null,
    isUntried: true,
  },
];
