import { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import { Doors } from '../components/home/Doors.tsx';
import { Hero } from '../components/home/Hero.tsx';
import { Integration } from '../components/home/Integration.tsx';
import { News } from '../components/home/News.tsx';

/** The front door: what one can do here, where to start, and how an integration goes. */
export default function HomePage() {
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
        <Doors />
        <Integration />
        <News />
      </main>
    </Layout>
  );
}
