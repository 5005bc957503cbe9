/**
 * The language whose samples a page leaves in a file of their own, because most readers choose another, and the element
 * that stands around each of them.
 */
export const apart = { language: 'cs', element: 'sample-apart' } as const;
