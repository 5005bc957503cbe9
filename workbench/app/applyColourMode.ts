import { colourMode } from '@balcao/ui/colour-mode/colourMode.ts';

/** Sets the colour mode before the first paint, so that the page does not flash in the wrong colours. */
colourMode();
