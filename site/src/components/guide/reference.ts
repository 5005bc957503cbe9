/** The fields of a recorded response with a Multibanco reference. */
export interface ReferenceAnswer {
  data: {
    /** Cents. */
    amount: number;
    referenceDetails: { entity: string; reference: string };
  };
}
