/** What Docusaurus makes or keeps for itself: generated files, replaced components, files inside its packages. */
const privateParts = [
  '^@(generated|classic-theme|theme-original|theme-init)/',
  'node_modules/@docusaurus/[^/]+/(lib|src)/',
];
/** What its packages export by name, and the one original that its documentation tells to import. */
const publicParts = [
  '^@theme-original/MDXComponents$',
  String.raw`node_modules/@docusaurus/[^/]+/(lib/(client/)?index\.js|src/[\w-]+\.d\.ts)$`,
];

module.exports = { privateParts, publicParts };
