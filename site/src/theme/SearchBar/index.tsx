import { SearchButton } from '@balcao/ui/search/SearchButton.tsx';
import { SearchDialog } from '@balcao/ui/search/SearchDialog.tsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { pageLoad, search } from '@words/chrome.ts';
import { useFollow } from '../../components/useFollow.ts';

/**
 * The search of the navbar. It overrides the classic theme's empty component of the same name. Scripts without the
 * application do all but one thing (src/start/searchDialog.ts): a result is another route of the application.
 */
export default function SearchBar() {
  return (
    <>
      <SearchButton label={search.button} data-plain="" data-opens-search="" />
      <SearchDialog
        data-plain=""
        data-search={useBaseUrl('/')}
        onClick={useFollow()}
        label={search.label}
        placeholder={search.placeholder}
        closeText={search.close}
        loadingText={search.loading}
        failedText={search.failed}
        retryText={pageLoad.retry}
      />
    </>
  );
}
