/** What the build gives the console alone (plugins/refusals.ts). */
declare module '@refusals' {
  const refusals: {
    /** Every code of the catalogue. */
    codes: readonly string[];
    calls: readonly { code: string; msg: string; call: import('../../../facts/provocation.ts').CallFact }[];
  };
  export default refusals;
}
