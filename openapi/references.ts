import type { Components, ReferenceObject } from './types.ts';

/** Document, or the parts of one to which references point. */
export interface ReferencedParts {
  components: Partial<Components>;
}

const isReference = (value: object): value is ReferenceObject => '$ref' in value && typeof value.$ref === 'string';

/** Component name in a reference: `Payment` for `#/components/schemas/Payment`. */
export function nameOfReference({ $ref }: { $ref?: string }): string | undefined {
  return $ref?.slice($ref.lastIndexOf('/') + 1);
}

const unescaped = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** Target of a reference, which may itself be a reference. */
export function targetOf<T extends object>(document: ReferencedParts, { $ref }: { $ref?: string }): T {
  const [start, ...steps] = ($ref ?? '').split('/').map(unescaped);
  let target: unknown = start === '#' ? document : undefined;
  for (const step of steps) {
    const isThere = typeof target === 'object' && target !== null && Object.hasOwn(target, step);
    target = isThere ? (target as Record<string, unknown>)[step] : undefined;
  }
  if (typeof target === 'object' && target !== null) return target as T;
  throw new Error(`the description has no ${$ref}`);
}

/**
 * Resolves a schema, parameter or response through any number of references. Returns other values unchanged.
 * Keywords beside a reference, such as a description, override those of its target.
 * @throws for a missing target or a circular reference
 */
export function resolveReference<T extends object>(document: ReferencedParts, value: T | ReferenceObject): T {
  const followed = new Set<string>();
  let beside = {};
  let target = value;
  while (isReference(target)) {
    const { $ref, ...own } = target;
    if (followed.has($ref)) throw new Error(`the reference ${$ref} leads back to itself`);
    followed.add($ref);
    beside = { ...own, ...beside };
    target = targetOf<T | ReferenceObject>(document, { $ref });
  }
  return followed.size > 0 ? { ...target, ...beside } : target;
}
