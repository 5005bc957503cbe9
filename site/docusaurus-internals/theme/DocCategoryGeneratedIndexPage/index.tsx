import OriginalPage from '@classic-theme/DocCategoryGeneratedIndexPage';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/DocCategoryGeneratedIndexPage';
import { type Area, areas } from '../../../src/components/areas.ts';
import { MarkdownLinks } from '../../../src/components/MarkdownLinks.tsx';
import { markdownAddress } from '../../../src/components/pageTools/markdownAddress.ts';
import { SharedPicture } from '../../../src/components/SharedPicture.tsx';

/** A category page. Its area comes from its sidebar, because its URL does not contain it. */
export default function DocCategoryGeneratedIndexPage(props: Props) {
  const tree = useDocsSidebar()?.name ?? '';
  const { pathname } = useLocation();
  return (
    <>
      <MarkdownLinks markdown={markdownAddress(pathname)} />
      {tree in areas && <SharedPicture area={tree as Area} />}
      <OriginalPage {...props} />
    </>
  );
}
