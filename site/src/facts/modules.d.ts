/** Data modules, one JSON per language (builder/data/modules.ts), loaded by browsers with an island. */
declare module '@facts' {
  const facts: import('@balcao/contract/facts/buildFacts.ts').Facts;
  export default facts;
}
declare module '@facts/apiVersion.json' {
  const apiVersion: string;
  export default apiVersion;
}
declare module '@facts/webhookActions.json' {
  const rows: readonly import('./factTypes.ts').EventFact[];
  export default rows;
}
declare module '@facts/labels.json' {
  const labels: import('./factTypes.ts').LabelsFact;
  export default labels;
}
declare module '@facts/*States.json' {
  const states: readonly { id: string; label: string; words: string }[];
  export default states;
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
declare module '@facts/seed.json' {
  const seed: import('./factTypes.ts').SeedFact;
  export default seed;
}
declare module '@recorded/*' {
  const recording: import('@balcao/workbench/runner/recording.ts').Recording;
  export default recording;
}
declare module 'virtual:recordings' {
  /** Importers of the recordings, by example name. */
  const recordings: Readonly<Record<string, () => Promise<typeof import('@recorded/*')>>>;
  export default recordings;
}
declare module '@refusals' {
  const refusals: Readonly<
    Record<import('../components/api/referencePages.ts').ReferencePageId, import('./factTypes.ts').Refusals>
  >;
  export default refusals;
}
