import type { SoapServiceFact } from '../../facts/soap.ts';
import { useLanguage } from '../useLanguage.ts';

/** Facts of the service that pages can show. */
const facts = {
  hashValidityMinutes: ({ hashValidityMinutes }) => hashValidityMinutes,
  mostItems: ({ mostItems }) => mostItems,
  mostPayments: ({ mostPayments }) => mostPayments,
  namespace: ({ namespace }) => namespace,
  defaultMethod: ({ defaultMethod }) => defaultMethod,
  soapVersion: ({ binding }) => binding.version,
  binding: ({ binding }) => `${binding.style.toUpperCase()}/${binding.use}`,
} satisfies Record<string, (service: SoapServiceFact) => number | string>;

interface SoapFactProps {
  is: keyof typeof facts;
  /** The facts of the service, added at build time (plugins/dataImports.ts). */
  data: SoapServiceFact;
}

/** A fact of the service inside a text: `<SoapFact is="hashValidityMinutes" />`; names are set as code. */
export function SoapFact({ is, data }: SoapFactProps) {
  const numbers = new Intl.NumberFormat(useLanguage());
  const value = facts[is](data);
  if (typeof value === 'number') return numbers.format(value);
  return is === 'namespace' || is === 'defaultMethod' ? <code>{value}</code> : value;
}
