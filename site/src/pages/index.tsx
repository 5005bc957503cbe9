import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
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
    <Layout
      title={translate({ id: 'home.title', message: 'Portal do programador' })}
      description={translate({
        id: 'home.description',
        message:
          'Documentação técnica, especificação da API e uma sandbox que responde, para aceitar Multibanco e MB WAY.',
      })}
    >
      <main>
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
