import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import { home } from '@words/home.ts';
import { contentId } from '../components/contentId.ts';
import { AreaLinks } from '../components/home/AreaLinks.tsx';
import { Hero } from '../components/home/Hero.tsx';
import styles from '../components/home/home.module.css';
import { Integration } from '../components/home/Integration.tsx';
import { WhatsNew } from '../components/home/WhatsNew.tsx';
import { PageTools } from '../components/pageTools/PageTools.tsx';

/** The home page. */
export default function HomePage() {
  const markdown = useBaseUrl('index.md');
  return (
    <Layout title={home.title} description={home.description}>
      <main id={contentId}>
        <Hero />
        <AreaLinks />
        <Integration />
        <WhatsNew />
        <div className={styles.tools}>
          <PageTools of={markdown} />
        </div>
      </main>
    </Layout>
  );
}
