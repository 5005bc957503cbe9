/** Language whose samples are in a separate file, because few readers choose it; the element encloses each of them. */
export const apart = { language: 'cs', element: 'sample-apart' } as const;
