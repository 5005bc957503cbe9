/** Virtual modules of vite/imports.ts that the builder uses. */
declare module 'virtual:locale' {
  export const locale: import('../locales.ts').SiteLocale;
}
declare module 'virtual:texts' {
  /** Runs the compiled text of a document. */
  export default function textOf(file: string): Promise<import('./pages/renderPage.tsx').PageText>;
}
declare module '@documents' {
  const documents: readonly import('./pages/documents.ts').Document[];
  export default documents;
}
