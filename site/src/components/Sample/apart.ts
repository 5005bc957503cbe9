/** Language of the samples that are in a separate file, which few readers need. The element encloses each sample. */
export const apart = { language: 'cs', element: 'sample-apart' } as const;
