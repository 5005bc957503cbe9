import { translate } from '@docusaurus/Translate';
import { provider } from '../../../../provider.config.ts';
import { areaLabel } from '../../components/areas.ts';
import { Brand } from '../../components/Brand/Brand.tsx';
import { firstGuide, firstIntegration, firstPayment } from '../../components/routes.ts';
import { SiteLink } from '../../components/SiteLink.tsx';
import styles from './styles.module.css';

const { links } = provider;

/** Columns of the footer; the words are read while rendering, in the language of the page. */
function columns() {
  return [
    {
      title: translate({ id: 'footer.documentation', message: 'Documentação' }),
      items: [
        { href: firstGuide, label: areaLabel('guides') },
        { href: '/api', label: areaLabel('specification') },
        { href: firstIntegration, label: areaLabel('integrations') },
        {
          href: firstPayment,
          label: translate({ id: 'footer.firstPayment', message: 'Pagamento com Multibanco' }),
        },
      ],
    },
    {
      title: translate({ id: 'footer.follow', message: 'Acompanhe' }),
      items: [
        { href: links.linkedIn, label: 'LinkedIn' },
        { href: links.youTube, label: 'YouTube' },
      ],
    },
    {
      title: translate({ id: 'footer.legal', message: 'Informação legal' }),
      items: [
        {
          href: links.privacy,
          label: translate({ id: 'footer.privacy', message: 'Política de privacidade' }),
        },
        {
          href: links.security,
          label: translate({ id: 'footer.security', message: 'Política de segurança' }),
        },
        {
          href: links.complaintsBook,
          label: translate({ id: 'footer.complaints', message: 'Livro de reclamações' }),
        },
      ],
    },
  ];
}

/** The end of every page. */
export default function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div>
          <Brand />
          <p className={styles.legal}>
            {translate(
              { id: 'footer.copyright', message: '© {year} {company}. Todos os direitos reservados.' },
              { year: provider.copyrightYear, company: provider.company },
            )}
          </p>
        </div>
        {columns().map((column) => (
          <section key={column.title}>
            <h2 className={styles.title}>{column.title}</h2>
            <ul className={styles.list}>
              {column.items.map((item) => (
                <li key={item.label}>
                  <SiteLink className={styles.link} href={item.href}>
                    {item.label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </footer>
  );
}
