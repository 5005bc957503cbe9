/**
 * Code highlighted while the site is built. The one place where HTML is put in as it is: it comes from our own
 * highlighter, which escapes what it is given, never from a reader or a server.
 */
export function Highlighted({ html }: { html: string }) {
  return <code dangerouslySetInnerHTML={{ __html: html }} />;
}
