/** The only raw HTML: it comes from our own highlighter, which escapes its input, never from a reader or a server. */
export function Highlighted({ html }: { html: string }) {
  return <code dangerouslySetInnerHTML={{ __html: html }} />;
}
