import { installOnce } from '@balcao/ui/behaviour/installOnce.ts';
import { handleDrawer } from './drawer.ts';
import { handleDropdowns } from './dropdowns.ts';
import { keepAnchor } from './keepAnchor.ts';
import { showLeaving } from './leaving.ts';
import { markSpecification } from './markSpecification.ts';
import { handlePageTree } from './pageTree.ts';
import { handleSearch } from './searchDialog.ts';
import { handleStored } from './stored.ts';

/** Makes the frame of every page work, none of which needs the application: bar, drawer, tree of pages, search, announcement. */
export function handleFrame(): void {
  installOnce('frame', () => {
    handlePageTree();
    handleDrawer();
    handleDropdowns();
    keepAnchor();
    markSpecification();
    handleSearch();
    handleStored();
    showLeaving();
  });
}
