import { moved } from './moved.mjs';

/**
 * The engine's list of the parts of pages, without the names by which its server finds them again.
 * @param {string} source `registry.js` of the generated files
 */
export default function registry(source) {
  const short = source.replace(/, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g, ']');
  if (short === source) throw moved('generated registry of chunks');
  return short;
}
