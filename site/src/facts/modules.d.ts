/**
 * The contract's facts (plugins/facts.ts) in the language being built, the recorded examples (plugins/samples.ts), the
 * documents' descriptions (plugins/pageDescriptions.ts), and what the reference (plugins/reference.ts) and its console
 * (plugins/refusals.ts) are made of.
 */
declare module '@facts/apiVersion.json' {
  const apiVersion: string;
  export default apiVersion;
}
declare module '@facts/operations.json' {
  const operations: readonly import('./types.ts').OperationFact[];
  export default operations;
}
declare module '@facts/tags.json' {
  const tags: readonly import('./types.ts').TagFact[];
  export default tags;
}
declare module '@facts/limitOrigins.json' {
  const origins: Readonly<Record<string, import('./types.ts').OriginKind>>;
  export default origins;
}

declare module '@facts/exposedLimits.json' {
  const limits: import('./types.ts').ExposedLimitsFact;
  export default limits;
}
declare module '@facts/limits.json' {
  const limits: import('./types.ts').LimitsFact;
  export default limits;
}
declare module '@facts/webhookActions.json' {
  const rows: readonly import('./types.ts').EventFact[];
  export default rows;
}
declare module '@facts/labels.json' {
  const labels: import('./types.ts').LabelsFact;
  export default labels;
}
declare module '@facts/paymentLifecycle.json' {
  const rows: readonly import('./types.ts').TransitionFact<import('./types.ts').PaymentState>[];
  export default rows;
}
declare module '@facts/*States.json' {
  const states: readonly { id: string; label: string; words: string }[];
  export default states;
}
declare module '@facts/*Lifecycle.json' {
  const rows: readonly import('./types.ts').TransitionFact[];
  export default rows;
}
declare module '@facts/cardScenarios.json' {
  const rows: readonly { number: string; outcome: string; words: string; code?: string }[];
  export default rows;
}
declare module '@facts/phoneScenarios.json' {
  const rows: readonly { phone: string; words: string; code?: string }[];
  export default rows;
}
declare module '@facts/amountScenarios.json' {
  const rows: readonly { amountCents: number; words: string; code?: string; refundsOnly?: true }[];
  export default rows;
}
declare module '@facts/terminalScenarios.json' {
  const rows: readonly { uuid: string; terminalId: string; name: string; words: string; code?: string }[];
  export default rows;
}
declare module '@facts/entityScenarios.json' {
  const rows: readonly { clientId: string; words: string; code?: string }[];
  export default rows;
}
declare module '@facts/control/catalogue.json' {
  const errors: import('../components/api/controlErrorEntries.ts').ControlErrorTable;
  export default errors;
}
declare module '@facts/control/*.json' {
  const rows: readonly { id: string; words: string }[];
  export default rows;
}
declare module '@facts/seed.json' {
  const seed: import('./types.ts').SeedFact;
  export default seed;
}
declare module '@facts/soap/addresses.json' {
  const rows: readonly import('./soap.ts').SoapAddressFact[];
  export default rows;
}
declare module '@facts/operations/*' {
  const operation: import('./types.ts').OperationFact;
  export default operation;
}
declare module '@fields/*' {
  const fields: Readonly<Record<string, import('./types.ts').FieldFact>>;
  export default fields;
}
declare module '@samples/*' {
  const sample: import('../components/Sample/sample.ts').SampleData;
  export default sample;
}
declare module '@recorded/*' {
  const recording: import('@balcao/workbench/runner/recording.ts').Recording;
  export default recording;
}
declare module '@pageDescriptions' {
  const descriptions: Readonly<Record<string, string>>;
  export default descriptions;
}
declare module '@facts/errors.json' {
  const errors: import('../components/api/errorEntries.ts').ErrorTable;
  export default errors;
}
declare module '@reference-content' {
  const content: import('../../plugins/reference/samples.ts').RecordedPages;
  export default content;
}
declare module '@payment-html' {
  /** The payment of the home page as HTML at build time; empty in a browser. */
  export function paymentHtml(page: { locale: 'pt' | 'es' | 'en'; baseUrl: string }): string;
}
declare module '@reference-html' {
  /** A page of the reference as HTML at build time; empty in a browser, where it is in the page already. */
  export function referenceHtml(
    hrefOf: (path: string) => string,
    page: import('../components/api/referencePages.ts').ReferencePageId,
  ): string;
}
declare module '@refusals' {
  const refusals: Readonly<
    Record<import('../components/api/referencePages.ts').ReferencePageId, import('./provocation.ts').Refusals>
  >;
  export default refusals;
}
