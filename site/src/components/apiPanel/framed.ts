/** Whether the page is in the frame of the API panel. */
export const isFramed = (): boolean => Boolean(window.frameElement);
