import { moved } from './moved.mjs';

/**
 * Docusaurus' registry of page modules, without the names that only the server uses.
 * @param {string} source `registry.js` of the generated files
 */
export default function registry(source) {
  const short = source.replace(/, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g, ']');
  if (short === source) throw moved('generated registry of chunks');
  return short;
}
