import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js';
import PendingNavigation from '@docusaurus/core/lib/client/PendingNavigation.js';
import { isPageLoaded } from './loadedParts.ts';

type Engines = InstanceType<typeof PendingNavigation>;

/** What the engine's class keeps to itself. */
interface Kept {
  previousLocation: Engines['props']['location'];
  routeUpdateCleanupCb: () => void;
}

/**
 * The engine's navigation shows the old page while the next one is loaded, so each change renders every link of the old
 * page before the new page. A page that has been loaded is rendered at once here.
 */
export default class Navigation extends PendingNavigation {
  override shouldComponentUpdate(next: Engines['props'], state: Engines['state']): boolean {
    const { location } = next;
    if (location === this.props.location || !isPageLoaded(location.pathname))
      return super.shouldComponentUpdate(next, state);
    const kept = this as unknown as Kept;
    // A change that was on its way ends here.
    kept.routeUpdateCleanupCb();
    kept.previousLocation = this.props.location;
    kept.routeUpdateCleanupCb = dispatchLifecycleAction('onRouteUpdate', {
      previousLocation: this.props.location,
      location,
    });
    kept.routeUpdateCleanupCb();
    return true;
  }
}
