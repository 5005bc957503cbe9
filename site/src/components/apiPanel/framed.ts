export const isFramed = (): boolean => Boolean(window.frameElement);
