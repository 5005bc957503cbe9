import * as parts from '@balcao/ui/drawing/parts.tsx';

/** The parts of a `<Drawing>`, as pages write them. */
export const DrawnButton = parts.DrawnButton;
export const DrawnCheckbox = parts.DrawnCheckbox;
export const DrawnField = parts.DrawnField;
export const DrawnHeading = parts.DrawnHeading;
export const DrawnMenu = parts.DrawnMenu;
export const DrawnRow = parts.DrawnRow;
export const DrawnState = parts.DrawnState;
