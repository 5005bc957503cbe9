import { controlOperations } from '@balcao/contract/control/controlOperations.ts';
import type { Operation } from '@balcao/contract/operations/operation.ts';
import { operations } from '@balcao/contract/operations.ts';
import { payerOperations } from '@balcao/contract/payer/payerOperations.ts';

export interface CalledOperation {
  id: string;
  base: '/api' | '/sandbox' | '/payer';
  operation: Operation;
}

function listed(base: CalledOperation['base'], table: Readonly<Record<string, Operation>>): CalledOperation[] {
  return Object.entries(table).map(([id, operation]) => ({ id, base, operation }));
}

export const everyOperation: readonly CalledOperation[] = [
  ...listed('/api', operations),
  ...listed('/sandbox', controlOperations),
  ...listed('/payer', payerOperations),
];

const patterns = [...everyOperation]
  .sort((a, b) => Number(a.operation.path.includes('{')) - Number(b.operation.path.includes('{')))
  .map((called) => {
    const { base, operation } = called;
    return { called, pattern: new RegExp(`^${base}${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`) };
  });

export function operationAt(method: string, path: string): CalledOperation | undefined {
  return patterns.find(({ called, pattern }) => called.operation.method === method && pattern.test(path))?.called;
}
