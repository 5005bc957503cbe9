import type { CSSProperties } from 'react';
import type { DescribedField, Operation } from '../description/referenceTypes.ts';

/** Pixels per part on wide and narrow screens, fitted to the heights of a built page. */
const lines = {
  operation: { wide: 690, narrow: 1390 },
  field: { wide: 96, narrow: 111 },
  drawing: { wide: 980, narrow: 1120 },
  callback: { wide: 580, narrow: 760 },
  model: { wide: 105, narrow: 107 },
} as const;

type Counts = Partial<Record<keyof typeof lines, number>>;

/** Estimated height for `contain-intrinsic-size`, so that parts without a layout do not move the page later. */
function estimatedHeight(counts: Counts): CSSProperties {
  const sum = (width: 'wide' | 'narrow') =>
    Object.entries(counts).reduce((all, [part, count]) => all + count * lines[part as keyof Counts][width], 0);
  return { '--wide': `${sum('wide')}px`, '--narrow': `${sum('narrow')}px` } as CSSProperties;
}

const rows = (fields: readonly DescribedField[]): number =>
  fields.reduce((sum, { fields: inside }) => sum + 1 + rows(inside), 0);

export function operationHeight(operation: Operation, isDrawn: boolean): CSSProperties {
  const { parameters, body, responses, callbacks } = operation;
  const shown = [...parameters.flatMap((group) => group.fields), ...responses.flatMap((answer) => answer.fields)];
  return estimatedHeight({
    operation: 1,
    field: rows([...shown, ...(body?.fields ?? [])]),
    drawing: isDrawn ? 1 : 0,
    callback: callbacks.length,
  });
}

export const modelHeight = (fields: readonly DescribedField[]) => estimatedHeight({ model: 1, field: rows(fields) });
