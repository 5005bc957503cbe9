/** Language with its samples in a separate file, because few readers choose it. The element encloses each sample. */
export const apart = { language: 'cs', element: 'sample-apart' } as const;
