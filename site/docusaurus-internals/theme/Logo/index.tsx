import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Props } from '@theme/Logo';
import { Brand } from '../../../src/components/Brand/Brand.tsx';

/** Logo linked to the home page. */
export default function Logo({ className }: Props) {
  return (
    <Link to={useBaseUrl('/')} className={className}>
      <Brand />
    </Link>
  );
}
