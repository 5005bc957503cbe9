import { installOnce } from '@balcao/ui/behaviour/installOnce.ts';
import { handleAnnouncement } from './announcement.ts';
import { handleDrawer } from './drawer.ts';
import { handleDropdowns } from './dropdowns.ts';
import { keepAnchor } from './keepAnchor.ts';
import { markSpecification } from './markSpecification.ts';
import { handlePageTree } from './pageTree.ts';
import { handleSearch } from './searchDialog.ts';

/** Makes the frame of every page work, none of which needs the application: bar, drawer, tree of pages, search, announcement. */
export function handleFrame(): void {
  installOnce('frame', () => {
    handlePageTree();
    handleDrawer();
    handleDropdowns();
    handleAnnouncement();
    keepAnchor();
    markSpecification();
    handleSearch();
  });
}
