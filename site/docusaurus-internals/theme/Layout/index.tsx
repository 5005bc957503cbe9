import OriginalLayout from '@classic-theme/Layout';
import type { Props } from '@theme/Layout';
import { SurroundingsContext } from '../../../src/components/surroundings.ts';

/** The frame of every page. */
export default function Layout(props: Props) {
  return (
    <SurroundingsContext value="frame">
      <OriginalLayout {...props} />
    </SurroundingsContext>
  );
}
