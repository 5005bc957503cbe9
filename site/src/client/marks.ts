import './marks.css';
import { markFound } from '../search/markFound.ts';

/** Marks what a search found when a page is reached within the application, too. */
export function onRouteDidUpdate(): void {
  markFound();
}
