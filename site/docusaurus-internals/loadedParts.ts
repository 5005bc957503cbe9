import routes from '@generated/routes';
import { matchRoutes, type RouteConfig } from 'react-router-config';

/** What Docusaurus makes of a route: a loadable component, which loads the page's modules. */
export interface LoadablePart {
  preload?: () => Promise<unknown>;
}

const loaded = new WeakSet<object>();

/** Remembers that the modules of a part have come. */
export const noteLoaded = (part: LoadablePart) => loaded.add(part);

/** Whether the page of a path can be rendered at once: all that its routes load has come. */
export const isPageLoaded = (pathname: string): boolean =>
  matchRoutes(routes as RouteConfig[], pathname).every(
    ({ route: { component } }) => !component || !('preload' in component) || loaded.has(component),
  );
