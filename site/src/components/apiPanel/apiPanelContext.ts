import { createContext } from 'react';

/**
 * Opens the API panel at a place of the reference, given as that page's fragment without its `#`.
 * None around pages without the panel: there a link to the reference is an ordinary link.
 */
export type OpenApiPanel = (anchor: string) => void;

export const ApiPanelContext = createContext<OpenApiPanel | undefined>(undefined);
