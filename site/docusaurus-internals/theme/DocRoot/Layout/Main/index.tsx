import OriginalMain from '@classic-theme/DocRoot/Layout/Main';
import type { Props } from '@theme/DocRoot/Layout/Main';
import { ApiPanelHost } from '../../../../../src/components/apiPanel/ApiPanelHost.tsx';
import { SurroundingsContext } from '../../../../../src/components/surroundings.ts';

/** Main part of a document's page, with the API panel on guides. */
export default function DocRootLayoutMain(props: Props) {
  return (
    <SurroundingsContext value="main">
      <ApiPanelHost>
        <OriginalMain {...props} />
      </ApiPanelHost>
    </SurroundingsContext>
  );
}
