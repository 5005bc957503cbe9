import { CodeBlock } from '@balcao/ui/code-block/CodeBlock.tsx';
import { Parameters } from '@balcao/ui/parameters/Parameters.tsx';
import { Sequence } from '@balcao/ui/sequence/Sequence.tsx';
import { Step, Steps } from '@balcao/ui/steps/Steps.tsx';
import { Table } from '@balcao/ui/table/Table.tsx';
import { codeBlock } from '@words/chrome.ts';
import { usePage } from '../../../builder/pages/page.ts';
import { GallerySection } from './GallerySection.tsx';

const actors = [
  { id: 'shop', label: 'Shop' },
  { id: 'api', label: 'API' },
];
const messages = [
  { from: 'shop', to: 'api', label: 'Asks', code: 'GET /payments/{id}', kind: 'call' },
  { from: 'api', to: 'api', label: 'Looks it up', kind: 'answer' },
  { from: 'api', to: 'shop', label: 'Answers', kind: 'answer' },
  { from: 'api', to: 'shop', label: 'Tells, later', code: 'payment_confirmed', kind: 'event' },
] as const;
const parameters = [
  { name: 'amount', type: 'integer', required: 'required', words: 'Cents.' },
  {
    name: 'validDate',
    type: 'object',
    words: 'When it can be paid.',
    inside: [{ name: 'end', type: 'string', words: 'The last moment.' }],
  },
];

/** Diagrams, steps and code. */
export function DiagramExamples() {
  const { data } = usePage();
  const { requestHtml } = data.sample('payments/multibanco', 'create');
  const { wireHtml } = data.sample('payments/multibanco', 'webhook');
  return (
    <GallerySection id="showing" title="Code, tables, fields, steps, sequences">
      <CodeBlock title="Title" html={requestHtml.sh ?? ''} label="A call" texts={codeBlock} />
      <br />
      <CodeBlock html={wireHtml.split('\n').slice(0, 8).join('\n')} label="Long lines" texts={codeBlock} />
      <Table caption="A comparison" columns={['Situation', 'Amount']}>
        <tbody>
          <tr>
            <th scope="row">Paid</th>
            <td>10,00 €</td>
          </tr>
          <tr>
            <th scope="row">Refunded</th>
            <td>2,50 €</td>
          </tr>
        </tbody>
      </Table>
      <Parameters label="Fields of a request" parameters={parameters} />
      <Steps>
        <Step title="Do this">With a sentence that says how.</Step>
        <Step title="Then that">And what to look for.</Step>
      </Steps>
      <Sequence
        title="A sequence"
        description="The shop asks, the API answers."
        actors={actors}
        messages={messages}
      />
    </GallerySection>
  );
}
