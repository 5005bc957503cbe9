/** What the build provides to the reference (plugins/reference.ts) and its console (plugins/refusals.ts). */
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
declare module '@refusals' {
  const refusals: {
    /** Every code of the catalogue. */
    codes: readonly string[];
    calls: readonly { code: string; msg: string; call: import('../../facts/provocation.ts').CallFact }[];
  };
  export default refusals;
}
