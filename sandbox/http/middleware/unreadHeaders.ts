import { faultHeader } from '@balcao/contract/control/faultKinds.ts';
import type { Operation } from '@balcao/contract/operations/operation.ts';
import { isControl } from '@balcao/contract/operations/tags.ts';
import { shapeOf } from '@balcao/contract/schema/shapes.ts';
import type { RequestEntry } from '../../domain/ports.ts';

/** Operation of a request, and the value of a header. */
interface Asked {
  /** Undefined if no operation has this path and method. */
  operation: Operation | undefined;
  method: string;
  value: string;
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

const writes = ({ method }: Pick<Asked, 'method'>) => method !== 'GET' && method !== 'HEAD';

const methodOf = ({ value }: Asked) => value.trim().toUpperCase();

/** Header with an effect in other APIs: when it would matter, and its equivalent here. */
interface ActedOnElsewhere {
  name: RegExp;
  matters(asked: Asked): boolean;
  instead?(asked: Asked): string | undefined;
}

/** Excludes X-Request-Id and Request-Id, which proxies add. */
const headersElsewhere: readonly ActedOnElsewhere[] = [
  {
    name: /idempoten|^(repeatability|paypal)-request-id$/,
    matters: writes,
    instead: ({ operation }) => Object.keys(shapeOf(operation?.body)).find((name) => name === 'customUniqueId'),
  },
  { name: /^if-(none-)?match$/, matters: writes },
  // A later version of the provider marks the reference as paid; here its payer pays it.
  { name: /^connector-testmode$/, matters: writes },
  {
    name: /^x-(http-method(-override)?|method-override)$/,
    matters: (asked) => methodOf(asked) !== asked.method,
    instead: (asked) => methods.find((method) => method === methodOf(asked)),
  },
  // Control operations ignore faults, so that a fault can be cleared.
  {
    name: new RegExp(`^${faultHeader}$`, 'i'),
    matters: ({ operation }) => operation !== undefined && isControl(operation),
  },
];

/** Matches all of them at once, since few requests have one. */
const actedOn = new RegExp(headersElsewhere.map(({ name }) => name.source).join('|'), 'i');

const headerName = (name: string) => name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Warns of headers that other APIs act on: their sender relies on a condition, a method, a retry. */
export function unreadHeaders(
  operation: Operation | undefined,
  { method, headers }: Pick<Request, 'method' | 'headers'>,
): RequestEntry['warnings'] {
  return [...headers.keys()].flatMap((name) => {
    if (!actedOn.test(name)) return [];
    const known = headersElsewhere.find((each) => each.name.test(name));
    const asked = { operation, method, value: headers.get(name) ?? '' };
    if (!known?.matters(asked)) return [];
    return [
      {
        pointer: headerName(name),
        reason: 'unread_header',
        nearest: known.instead?.(asked) ?? null,
      } as const,
    ];
  });
}
