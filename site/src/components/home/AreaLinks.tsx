import { Azulejo } from '@balcao/ui/azulejo/Azulejo.tsx';
import { translate } from '@docusaurus/Translate';
import { type Area, areaLabel, areas } from '../areas.ts';
import { firstGuide, firstIntegration } from '../routes.ts';
import { SiteLink } from '../SiteLink.tsx';
import styles from './home.module.css';

interface AreaLink {
  area: Area;
  href: string;
  words: string;
}

/** Areas linked from the home page. */
function areaLinks(): AreaLink[] {
  return [
    {
      area: 'guides',
      href: firstGuide,
      words: translate({
        id: 'home.doors.guides.words',
        message:
          'Uma tarefa de cada vez, do primeiro pedido ao pagamento confirmado, com exemplos que correram.',
      }),
    },
    {
      area: 'specification',
      href: '/api',
      words: translate({
        id: 'home.doors.specification.words',
        message: 'Cada operação da API, quem a pode chamar, o que responde e os erros que pode dar.',
      }),
    },
    {
      area: 'integrations',
      href: firstIntegration,
      words: translate({
        id: 'home.doors.integrations.words',
        message: 'Plugins para lojas PrestaShop e WooCommerce: receber pagamentos sem programar.',
      }),
    },
  ];
}

/** Links to the areas, each with its tile. */
export function AreaLinks() {
  return (
    <section className={styles.section} aria-labelledby="doors">
      <h2 id="doors" className={styles.sectionTitle}>
        {translate({ id: 'home.doors', message: 'Por onde entrar' })}
      </h2>
      <div className={styles.areas}>
        {areaLinks().map(({ area, href, words }) => (
          <SiteLink key={area} className={styles.area} href={href}>
            <Azulejo tile={areas[area].tile} size={56} />
            <span>
              <span className={styles.areaTitle}>{areaLabel(area)}</span>
              <span className={styles.areaText}>{words}</span>
            </span>
          </SiteLink>
        ))}
      </div>
    </section>
  );
}
