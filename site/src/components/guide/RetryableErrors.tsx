import { readable } from '../../facts/errors.ts';
import type { ErrorFact } from '../../facts/types.ts';
import { SiteLink } from '../SiteLink.tsx';

/** Retryable error codes with their messages; `data` is added at build time. */
export function RetryableErrors({ data }: { data: readonly ErrorFact[] }) {
  return (
    <ul>
      {data.map(({ id, msg }) => (
        <li key={id}>
          <SiteLink href={`/api#errors/${id}`}>
            <code>{id}</code>
          </SiteLink>{' '}
          {readable(msg)}
        </li>
      ))}
    </ul>
  );
}
