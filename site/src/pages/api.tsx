import { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import { ConsoleHost } from '../components/api/ConsoleHost.tsx';
import { Prerendered } from '../components/api/Prerendered.tsx';
import { useReference } from '../components/api/useReference.ts';

/**
 * The reference of the REST API: complete HTML, made interactive once the application runs
 * (docs/decisions/reference-page.md).
 */
export default function ApiPage() {
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
      <Prerendered place={place} />
      <ConsoleHost />
    </Layout>
  );
}
