import { showMenuItem } from '../start/showMenuItem.ts';

/** A page that was reached by a link elsewhere than in the side menu has its item in sight, too. */
export function onRouteDidUpdate(): void {
  showMenuItem();
}
