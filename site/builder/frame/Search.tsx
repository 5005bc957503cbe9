import { SearchButton } from '@balcao/ui/search/SearchButton.tsx';
import { SearchDialog } from '@balcao/ui/search/SearchDialog.tsx';
import { pageLoad, search } from '@words/chrome.ts';
import { usePage } from '../pages/page.ts';

/** Search button in the bar. Scripts open the search (src/start/searchDialog.ts). */
export function Search() {
  return (
    <>
      <SearchButton label={search.button} data-opens-search="" />
      <SearchDialog
        data-search={usePage().language.base}
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
