import { soapService } from '@balcao/contract/soap/service.ts';

const { paths, wsdl, endpoint } = soapService;

/** What lies at an address of the service. */
export interface Address {
  kind: 'wsdl' | 'server';
  /** Path of the endpoint of the same shape, for the description to name. */
  server: string;
}

const folders = Object.values(paths).flatMap((path) => [
  path,
  path.replace('/paypayservices/', '/index.php/paypayservices/'),
]);

const addresses: ReadonlyMap<string, Address> = new Map(
  folders.flatMap((folder): [string, Address][] => [
    [folder + wsdl, { kind: 'wsdl', server: folder + endpoint }],
    [folder + endpoint, { kind: 'server', server: folder + endpoint }],
  ]),
);

/** The address a path is, in the shapes of both environments, with and without `index.php` (FACTS 8.1). */
export function addressOf(path: string): Address | undefined {
  return addresses.get(path);
}
