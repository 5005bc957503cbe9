/** What the build gives the reference alone (plugins/reference.ts). */
declare module '@facts/errors.json' {
  const errors: import('./errorEntries.ts').ErrorTable;
  export default errors;
}
declare module '@reference-content' {
  const content: import('../../../plugins/reference/samples.ts').RecordedContent;
  export default content;
}
declare module '@reference-html' {
  /** The reference as HTML at build time; empty in a browser, where it is in the page already. */
  export function referenceHtml(hrefOf: (path: string) => string): string;
}
