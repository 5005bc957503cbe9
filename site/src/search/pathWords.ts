/** The words of the last part of a path, to search for: `/docs/guides/mb-way.html`. */
export function pathWords(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  return decoded(last)
    .replace(/\.\w{2,5}$/, '')
    .replace(/[-_+.]+/g, ' ')
    .trim();
}

/** A path may contain invalid percent encoding. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
