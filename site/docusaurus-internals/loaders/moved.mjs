/**
 * @param {string} part its name in parts.ts
 * @returns an error that says where to look when a build meets another shape than ours was written for
 */
export const moved = (part) =>
  new Error(`Docusaurus changed its ${part}: site/docusaurus-internals/parts.ts says what leans on it`);
