import OriginalMain from '@classic-theme/DocRoot/Layout/Main';
import type { Props } from '@theme/DocRoot/Layout/Main';
import { ApiPanelHost } from '../../../../../src/components/apiPanel/ApiPanelHost.tsx';
import { SurroundingsContext } from '../../../../../src/components/surroundings.ts';

/** The part of a document's page beside the tree, and on guides the API panel beside that. */
export default function DocRootLayoutMain(props: Props) {
  return (
    <SurroundingsContext value="main">
      <ApiPanelHost>
        <OriginalMain {...props} />
      </ApiPanelHost>
    </SurroundingsContext>
  );
}
