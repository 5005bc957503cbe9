import { Drawing as DrawnWindow } from '@balcao/ui/drawing/Drawing.tsx';
import { drawing } from '@words/parts.ts';
import type { ComponentProps } from 'react';

/** Screen drawn with `ui/drawing/parts.tsx`; its numbers refer to the steps beside it. */
export function Drawing(props: Omit<ComponentProps<typeof DrawnWindow>, 'label'>) {
  return <DrawnWindow label={drawing.label} {...props} />;
}
