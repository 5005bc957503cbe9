import routes from '@generated/routes';
import { type LoadablePart, noteLoaded } from './loadedParts.ts';

/** The part of a route that this module uses. */
interface LoadableRoute {
  component: LoadablePart;
  routes?: LoadableRoute[];
}

/** Whether the page is hydrated. */
function isRunning(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}

/**
 * A part of a page that cannot be fetched: the engine would reload the whole document, which only moves the reader to
 * the browser's own error page. Here the navigation goes on, and the page shows the error with a way to try again
 * (theme/Loading). On the first load nothing changes: the page is complete HTML and stays readable.
 */
function keepGoing(all: readonly LoadableRoute[]): void {
  for (const { component, routes: inner } of all) {
    const { preload } = component;
    if (preload) {
      component.preload = () =>
        preload().then(
          () => noteLoaded(component),
          (error: unknown) => {
            if (!isRunning()) throw error;
          },
        );
    }
    keepGoing(inner ?? []);
  }
}

keepGoing(routes as unknown as LoadableRoute[]);
