import { installOnce } from '@balcao/ui/behaviour/installOnce.ts';
import { handleAnnouncement } from './announcement.ts';
import { handleDrawer } from './drawer.ts';
import { handleDropdowns } from './dropdowns.ts';
import { keepAnchor } from './keepAnchor.ts';
import { markSpecification } from './markSpecification.ts';
import { handlePageTree } from './pageTree.ts';

/** Makes the frame of every page work: bar, drawer, tree of pages and announcement. None of it needs the application. */
export function handleFrame(): void {
  installOnce('frame', () => {
    handlePageTree();
    handleDrawer();
    handleDropdowns();
    handleAnnouncement();
    keepAnchor();
    markSpecification();
  });
}
