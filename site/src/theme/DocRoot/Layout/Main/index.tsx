import type { Props } from '@theme/DocRoot/Layout/Main';
import OriginalMain from '@theme-original/DocRoot/Layout/Main';
import { SurroundingsContext } from '../../../../components/surroundings.ts';

/** The part of a document's page beside the tree. */
export default function DocRootLayoutMain(props: Props) {
  return (
    <SurroundingsContext value="main">
      <OriginalMain {...props} />
    </SurroundingsContext>
  );
}
