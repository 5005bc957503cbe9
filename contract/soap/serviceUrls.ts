import { provider } from '../../provider.config.ts';
import { soapService } from './service.ts';

const { servers, sandbox } = provider;
const { paths, wsdl, endpoint } = soapService;

const at = (base: string) => ({ wsdl: base + wsdl, endpoint: base + endpoint });

/** URLs of each environment (docs/decisions/soap-compatibility.md); the sandbox serves both forms. */
export const soapUrls = {
  sandbox: at(sandbox + paths.testing),
  testing: at(servers.testing + paths.testing),
  production: at(servers.production + paths.production),
};
