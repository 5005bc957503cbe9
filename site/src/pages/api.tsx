import { translate } from '@docusaurus/Translate';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { referenceHtml } from '@reference-html';
import Layout from '@theme/Layout';
import styles from '../components/api/api.module.css';
import { ConsoleHost } from '../components/api/ConsoleHost.tsx';
import { useReference } from '../components/api/useReference.ts';

/** The reference of the REST API: complete HTML, set in motion once the application runs (TRAPS). */
export default function ApiPage() {
  const { withBaseUrl } = useBaseUrlUtils();
  const place = useReference();
  return (
    <Layout
      title={translate({ id: 'api.title', message: 'Especificação da API' })}
      description={translate({
        id: 'api.description',
        message:
          'Todas as operações da API REST: quem as pode chamar, o que respondem e que erros podem dar.',
      })}
    >
      <div
        ref={place}
        data-reference=""
        className={styles.reference}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own components while the site is built.
        dangerouslySetInnerHTML={{ __html: referenceHtml(withBaseUrl) }}
        suppressHydrationWarning
      />
      <ConsoleHost />
    </Layout>
  );
}
