import Layout from '@theme/Layout';
import { specification } from '@words/chrome.ts';
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
    <Layout title={specification.title} description={specification.description}>
      <Prerendered place={place} />
      <ConsoleHost />
    </Layout>
  );
}
