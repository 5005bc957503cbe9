import { specification } from '@words/chrome.ts';
import { ReferenceRoute } from '../components/api/ReferenceRoute.tsx';

/** The reference of the REST API. */
export default function ApiPage() {
  return <ReferenceRoute page="api" title={specification.title} description={specification.description} />;
}
