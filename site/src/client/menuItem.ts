import { showMenuItem } from '../start/showMenuItem.ts';

/**
 * A page that was reached by a link elsewhere than in the side menu has its item in sight, too. It is looked at where a
 * browser lays the page out anyway: at once, the page would be laid out twice before it is shown.
 */
export function onRouteDidUpdate(): void {
  requestAnimationFrame(showMenuItem);
}
