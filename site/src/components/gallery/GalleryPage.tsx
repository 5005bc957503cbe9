import { Head } from '../../../builder/frame/Head.tsx';
import { BuiltIsland } from '../../islands/BuiltIsland.tsx';
import { contentId } from '../contentId.ts';
import { Colours } from './Colours.tsx';
import { Controls } from './Controls.tsx';
import { DiagramExamples } from './DiagramExamples.tsx';
import { FeedbackExamples } from './FeedbackExamples.tsx';
import styles from './gallery.module.css';
import { Lifecycles } from './Lifecycles.tsx';
import { Overlays } from './Overlays.tsx';

/** Gallery of all controls, for review and tests; no page links here. */
export function GalleryPage() {
  return (
    <>
      <Head>
        <meta name="robots" content="noindex, nofollow" />
      </Head>
      <main id={contentId} className={styles.page} lang="en">
        <h1>Controls</h1>
        <Colours />
        <BuiltIsland name="controls">
          <Controls />
        </BuiltIsland>
        <FeedbackExamples />
        <DiagramExamples />
        <Lifecycles />
        <BuiltIsland name="overlays">
          <Overlays />
        </BuiltIsland>
      </main>
    </>
  );
}
