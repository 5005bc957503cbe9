import { sandboxApi } from '@words/chrome.ts';
import { ReferenceRoute } from '../components/api/ReferenceRoute.tsx';

/** The reference of the control API, which only a sandbox has. */
export default function SandboxApiPage() {
  return <ReferenceRoute page="sandbox" title={sandboxApi.title} description={sandboxApi.description} />;
}
