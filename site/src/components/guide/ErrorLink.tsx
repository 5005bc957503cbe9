import { errorAnchor } from '@balcao/reference/description/anchors.ts';
import { SiteLink } from '../SiteLink.tsx';

export function ErrorLink({ code }: { code: string }) {
  return (
    <SiteLink href={`/api#${errorAnchor(code)}`}>
      <code>{code}</code>
    </SiteLink>
  );
}
