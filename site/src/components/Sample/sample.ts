import { languages } from '@balcao/examples/languages/languages.ts';

type Language = (typeof languages)[number];
export type SampleLanguage = Language['extension'];

/** Languages of the samples, by the ending of their files; the order is the order of the tabs. */
export const sampleLanguages = Object.fromEntries(
  languages.map(({ extension, label, highlight }) => [extension, { label, code: highlight }]),
) as Record<SampleLanguage, { label: string; code: Language['highlight'] }>;

/** Labels of the SOAP samples. */
export const soapLabels: Partial<Record<SampleLanguage, string>> = { php: 'PHP SoapClient', sh: 'XML' };

/** One recorded step as a page shows it; the `Html` fields are highlighted at build time. */
export interface SampleData {
  kind: 'api' | 'soap' | 'control' | 'delivery';
  /** SOAP method, because the URL only names the service. */
  called?: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  status: number;
  /** The call in each language that was run. */
  requestHtml: Partial<Record<SampleLanguage, string>>;
  /** The request as it went over the wire: first line, headers, body. */
  wireHtml: string;
  /** Response body; null where it was empty. */
  answerHtml: string | null;
}
