import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import { contentId } from '../components/contentId.ts';
import { Colours } from '../components/gallery/Colours.tsx';
import { Controls } from '../components/gallery/Controls.tsx';
import { DiagramExamples } from '../components/gallery/DiagramExamples.tsx';
import { FeedbackExamples } from '../components/gallery/FeedbackExamples.tsx';
import styles from '../components/gallery/gallery.module.css';
import { Lifecycles } from '../components/gallery/Lifecycles.tsx';
import { Overlays } from '../components/gallery/Overlays.tsx';

/** Gallery of all controls, for review and tests; no page links here. */
export default function UiPage() {
  return (
    <Layout title="Controls" noFooter>
      <Head>
        <meta name="robots" content="noindex, nofollow" />
      </Head>
      <main id={contentId} className={styles.page} lang="en">
        <h1>Controls</h1>
        <Colours />
        <Controls />
        <FeedbackExamples />
        <DiagramExamples />
        <Lifecycles />
        <Overlays />
      </main>
    </Layout>
  );
}
