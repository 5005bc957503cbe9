/**
 * The sidebars that every document ships, without the descriptions of all documents: only category pages need those,
 * from plugins/pageDescriptions.ts.
 * @param {string} source the route's data as JSON
 */
export default function tree(source) {
  const { version, ...props } = JSON.parse(source);
  return version ? JSON.stringify({ ...props, version: { ...version, docs: {} } }) : source;
}
