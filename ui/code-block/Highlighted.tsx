/** The product's only raw HTML: output of its highlighter, which escapes its input, never of a reader or a server. */
export function Highlighted({ html }: { html: string }) {
  return <code dangerouslySetInnerHTML={{ __html: html }} />;
}
