import { errorAnchor } from '@balcao/reference/description/anchors.ts';
import { SiteLink } from '../SiteLink.tsx';

/** An error code, linked to its entry in the reference. */
export function ErrorLink({ code }: { code: string }) {
  return (
    <SiteLink href={`/api#${errorAnchor(code)}`}>
      <code>{code}</code>
    </SiteLink>
  );
}
