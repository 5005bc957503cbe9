import { handleAnnouncement } from '../start/announcement.ts';
import { keepAnchor } from '../start/keepAnchor.ts';
import { markSpecification } from '../start/markSpecification.ts';
import { provideBundledScripts } from '../start/onDemand.ts';
import { handleSearch } from '../start/searchDialog.ts';

/**
 * What the inline script of a page does for its frame (start/main.ts), for pages that have none: those of the
 * development server, and those that start with their application.
 */
if (typeof document !== 'undefined') {
  provideBundledScripts({
    foundWords: () => import('../onDemand/foundWords.ts'),
    search: () => import('../onDemand/search.ts'),
  });
  keepAnchor();
  markSpecification();
  handleAnnouncement();
  handleSearch();
}
