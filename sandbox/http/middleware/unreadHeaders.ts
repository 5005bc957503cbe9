import { faultHeader } from '@balcao/contract/control/faultKinds.ts';
import type { Operation } from '@balcao/contract/operations/operation.ts';
import { isControl } from '@balcao/contract/operations/tags.ts';
import { shapeOf } from '@balcao/contract/schema/shapes.ts';
import type { RequestEntry } from '../../domain/ports.ts';

/** Request with the value of one of its headers. */
interface Asked {
  /** Undefined if no operation has this path and method. */
  operation: Operation | undefined;
  method: string;
  value: string;
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

const writes = ({ method }: Pick<Asked, 'method'>) => method !== 'GET' && method !== 'HEAD';

const methodOf = ({ value }: Asked) => value.trim().toUpperCase();

/** Header that has an effect in other APIs: when it matters, and what to use here instead. */
interface ActedOnElsewhere {
  name: RegExp;
  matters(asked: Asked): boolean;
  instead?(asked: Asked): string | undefined;
}

/** Omits X-Request-Id and Request-Id, because proxies add them. */
const headersElsewhere: readonly ActedOnElsewhere[] = [
  {
    name: /idempoten|^(repeatability|paypal)-request-id$/,
    matters: writes,
    instead: ({ operation }) => Object.keys(shapeOf(operation?.body)).find((name) => name === 'customUniqueId'),
  },
  { name: /^if-(none-)?match$/, matters: writes },
  // In a later version of the provider it marks the reference as paid; the sandbox has an operation for that.
  { name: /^connector-testmode$/, matters: writes },
  {
    name: /^x-(http-method(-override)?|method-override)$/,
    matters: (asked) => methodOf(asked) !== asked.method,
    instead: (asked) => methods.find((method) => method === methodOf(asked)),
  },
  // Control operations ignore faults, so that a fault can always be cleared.
  {
    name: new RegExp(`^${faultHeader}$`, 'i'),
    matters: ({ operation }) => operation !== undefined && isControl(operation),
  },
];

/** Matches any of these headers; a quick test, because few requests have one. */
const actedOn = new RegExp(headersElsewhere.map(({ name }) => name.source).join('|'), 'i');

const headerName = (name: string) => name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Warns of ignored headers that other APIs act on, because the sender relies on a condition, a method or a retry. */
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
