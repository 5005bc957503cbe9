import { AzulejoField } from '@balcao/ui/azulejo/Azulejo.tsx';
import { ButtonLink } from '@balcao/ui/button/Button.tsx';
import Translate, { translate } from '@docusaurus/Translate';
import { firstGuide } from '../../../../src/components/routes.ts';
import { SiteLink } from '../../../../src/components/SiteLink.tsx';
import styles from './styles.module.css';

/** Not-found page with three links. */
export default function NotFoundContent() {
  const ways = [
    {
      href: '/',
      label: translate({ id: 'notFound.home', message: 'Ir para a página inicial' }),
      kind: 'primary',
    },
    {
      href: firstGuide,
      label: translate({ id: 'notFound.guides', message: 'Ver os guias' }),
    },
    { href: '/api', label: translate({ id: 'notFound.specification', message: 'Ver a especificação' }) },
  ] as const;
  return (
    <main className={styles.page}>
      <div className={styles.tiles}>
        <AzulejoField tile="petals" size={72} />
      </div>
      <div className={styles.words}>
        <p className={styles.code}>404</p>
        <h1 className={styles.title}>
          <Translate id="theme.NotFound.title">Página não encontrada</Translate>
        </h1>
        <p>
          <Translate id="theme.NotFound.p1">Não encontrámos o que procura.</Translate>
        </p>
        <p>
          <Translate id="theme.NotFound.p2">
            Se chegou aqui por uma ligação, ela está quebrada: avise, por favor, quem gere o site onde a
            encontrou.
          </Translate>
        </p>
        <div className={styles.links}>
          {ways.map(({ href, label, ...look }) => (
            <ButtonLink key={href} as={SiteLink} href={href} {...look}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </main>
  );
}
