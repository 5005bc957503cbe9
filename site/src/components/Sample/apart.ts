/** Language whose samples are in a separate file, because few readers choose it, and the element around each. */
export const apart = { language: 'cs', element: 'sample-apart' } as const;
