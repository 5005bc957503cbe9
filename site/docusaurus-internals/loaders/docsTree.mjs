/**
 * The trees of pages that every document brings, without the titles and sentences of all other documents: only the
 * pages of groups say those, and have them from plugins/pageDescriptions.ts.
 * @param {string} source what the engine gives a route of the documents, as JSON
 */
export default function tree(source) {
  const { version, ...props } = JSON.parse(source);
  return version ? JSON.stringify({ ...props, version: { ...version, docs: {} } }) : source;
}
