/**
 * Language whose samples are moved from a page to a separate file, because few readers choose it, and the element
 * around each of them.
 */
export const apart = { language: 'cs', element: 'sample-apart' } as const;
