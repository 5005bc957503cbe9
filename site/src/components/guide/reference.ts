/** What pages read of a recorded answer that holds a Multibanco reference. */
export interface ReferenceAnswer {
  data: {
    /** Cents. */
    amount: number;
    referenceDetails: { entity: string; reference: string };
  };
}
