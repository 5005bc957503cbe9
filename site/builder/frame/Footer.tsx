import blocks from '@balcao/ui/blocks.module.css';
import { areaNames, pageFooter, sandboxApi } from '@words/chrome.ts';
import { provider } from '../../../provider.config.ts';
import { referencePages } from '../../src/components/api/referencePages.ts';
import { firstGuide, firstIntegration, firstPayment } from '../../src/components/routes.ts';
import { SiteLink } from '../../src/components/SiteLink.tsx';
import { Brand } from './Bar.tsx';
import styles from './footer.module.css';

const { links } = provider;

const columns = [
  {
    title: pageFooter.documentation,
    items: [
      { href: firstGuide, label: areaNames.guides },
      { href: referencePages.api.path, label: areaNames.specification },
      { href: referencePages.sandbox.path, label: sandboxApi.title },
      { href: firstIntegration, label: areaNames.integrations },
      { href: firstPayment, label: pageFooter.firstPayment },
    ],
  },
  {
    title: pageFooter.follow,
    items: [
      { href: links.linkedIn, label: 'LinkedIn' },
      { href: links.youTube, label: 'YouTube' },
    ],
  },
  {
    title: pageFooter.legal,
    items: [
      { href: links.privacy, label: pageFooter.privacy },
      { href: links.security, label: pageFooter.security },
      { href: links.complaintsBook, label: pageFooter.complaints },
      { href: links.accessibility, label: pageFooter.accessibility },
      { href: links.status, label: pageFooter.status },
    ],
  },
];

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div>
          <Brand />
          <p className={styles.legal} data-legal="">
            {pageFooter.copyright(provider.copyrightYear, provider.company)}
          </p>
        </div>
        {columns.map((column) => (
          <section key={column.title}>
            <h2 className={styles.title}>{column.title}</h2>
            <ul className={blocks.list}>
              {column.items.map(
                ({ href, label }) =>
                  href && (
                    <li key={label}>
                      <SiteLink className={styles.link} href={href}>
                        {label}
                      </SiteLink>
                    </li>
                  ),
              )}
            </ul>
          </section>
        ))}
      </div>
    </footer>
  );
}
