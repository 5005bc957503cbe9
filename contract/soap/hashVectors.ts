import { provider } from '../../provider.config.ts';
import { soapService } from './service.ts';

const { servers, sandbox } = provider;
const { paths, wsdl, endpoint } = soapService;

const at = (base: string) => ({ wsdl: base + wsdl, endpoint: base + endpoint });

/** URLs of each environment (docs/decisions/soap-compatibility.md). The sandbox serves both forms of them. */
export const soapUrls = {
  sandbox: at(sandbox + paths.testing),
  testing: at(servers.testing + paths.testing),
  production: at(servers.production + paths.production),
};

/** Test vectors for implementations of the hashes (docs/decisions/signatures.md). */
export const soapVectors = {
  /** `entity.hash`: key, then date as sent. */
  entity: {
    privateKey: 'sandbox-key',
    date: '2026-01-15T10:00:00+00:00',
    hash: '1e55deb25f19400fb34de661c6c97b0c3a5c580e6a634fb203a9943997300642',
  },
  /** `hookHash`: key, action, then date as received. */
  hook: {
    privateKey: 'sandbox-key',
    action: 'payment_confirmed',
    date: '15-01-2026 10:00:00',
    hash: '759abc783f32df74dbd3074ce068328b2ebd7dff17bd115dacd5e737d8c4cf12',
  },
} as const;
