import { readable } from '../../facts/errors.ts';
import type { ErrorFact } from '../../facts/types.ts';
import { SiteLink } from '../SiteLink.tsx';

/** The codes after which the same thing may be tried again, each with its sentence; the build adds them as `data`. */
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
