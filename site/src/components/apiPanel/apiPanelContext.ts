import { createContext } from 'react';

/**
 * Opens the API panel at an anchor of the reference. Undefined on pages without the panel, where links to the reference
 * navigate.
 */
export type OpenApiPanel = (anchor: string) => void;

export const ApiPanelContext = createContext<OpenApiPanel | undefined>(undefined);
