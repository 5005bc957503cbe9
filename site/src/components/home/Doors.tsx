import { Azulejo } from '@balcao/ui/azulejo/Azulejo.tsx';
import type { TileName } from '@balcao/ui/azulejo/tiles.ts';
import { translate } from '@docusaurus/Translate';
import { firstGuide } from '../routes.ts';
import { SiteLink } from '../SiteLink.tsx';
import styles from './home.module.css';

interface Door {
  tile: TileName;
  href: string;
  title: string;
  words: string;
}

/** The areas of the portal that can be entered. */
function doors(): Door[] {
  return [
    {
      tile: 'star',
      href: firstGuide,
      title: translate({ id: 'home.doors.guides', message: 'Guias' }),
      words: translate({
        id: 'home.doors.guides.words',
        message:
          'Uma tarefa de cada vez, do primeiro pedido ao pagamento confirmado, com exemplos que correram.',
      }),
    },
    {
      tile: 'lattice',
      href: '/api',
      title: translate({ id: 'home.doors.specification', message: 'Especificação' }),
      words: translate({
        id: 'home.doors.specification.words',
        message: 'Cada operação da API, quem a pode chamar, o que responde e os erros que pode dar.',
      }),
    },
  ];
}

/** Ways into the portal. */
export function Doors() {
  return (
    <section className={styles.section} aria-labelledby="doors">
      <h2 id="doors" className={styles.sectionTitle}>
        {translate({ id: 'home.doors', message: 'Por onde entrar' })}
      </h2>
      <div className={styles.doors}>
        {doors().map(({ tile, href, title, words }) => (
          <SiteLink key={href} className={styles.door} href={href}>
            <Azulejo tile={tile} size={56} />
            <span>
              <span className={styles.doorTitle}>{title}</span>
              <span className={styles.doorWords}>{words}</span>
            </span>
          </SiteLink>
        ))}
      </div>
    </section>
  );
}
