import { Drawing as DrawnWindow } from '@balcao/ui/drawing/Drawing.tsx';
import { drawing } from '@words/parts.ts';
import type { ComponentProps } from 'react';

/**
 * A screen of a shop system or of the provider, drawn and marked as a drawing; its parts are those of
 * `ui/drawing/parts.tsx`, and their numbers those of the steps beside it.
 */
export function Drawing(props: Omit<ComponentProps<typeof DrawnWindow>, 'label'>) {
  return <DrawnWindow label={drawing.label} {...props} />;
}
