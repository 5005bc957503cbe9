import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { CodeBlock } from '@balcao/ui/code-block/CodeBlock.tsx';
import { codeHtml } from '@balcao/ui/code-block/codeHtml.ts';
import frame from '@balcao/ui/panel.module.css';
import { type PanelContext as LivePanelContext, PanelFrame } from '@balcao/workbench/parts/PanelFrame.tsx';
import seed from '@facts/seed.json';
import { forms } from '@words/guide.ts';
import { useState } from 'react';
import { provider } from '../../../../provider.config.ts';
import type { PanelContext } from '../../islands/pageContext.ts';
import { BodyFields } from '../payment/BodyFields.tsx';
import { bracketFields, formHtml } from './bracketNotation.ts';

const path = '/aderir';

/** Data about a merchant that a shop already has (docs/decisions/entity-registration.md). */
const known = {
  clientId: '999999400',
  name: 'Livraria de Exemplo, Lda.',
  phoneNumber: '351#210000000',
  user: { name: 'Maria Silva', email: 'maria.silva@livraria.example' },
  availableMethods: [{ code: 'MB' }, { code: 'MW' }],
};

/** Form that the browser posts to the sign-up page to prefill it (docs/decisions/entity-registration.md). */
export function EntityFormPanel({ locale, baseUrl }: PanelContext) {
  return (
    <PanelFrame {...{ locale, baseUrl, seed }} needs="api">
      {(panel) => <EntityForm panel={panel} />}
    </PanelFrame>
  );
}

function EntityForm({ panel }: { panel: LivePanelContext }) {
  const { mode, keys, words } = panel;
  const [body, setBody] = useState<object>(known);
  const origin = mode.kind === 'live' ? mode.origin : provider.sandbox;
  const action = origin + path;
  const fields = [...bracketFields(body), ['platformCode', keys.platformCode] as const];
  return (
    <div className={`${blocks.sections} ${frame.inside}`}>
      <BodyFields {...{ panel, body }} operation="createEntity" onChange={setBody} />
      <div className={blocks.frame}>
        <CodeBlock
          bare
          html={codeHtml(formHtml(action, fields, forms.entity.open))}
          label={forms.entity.code}
          texts={words.shared.exchange.code}
        />
      </div>
      <form className={blocks.row} method="post" action={action} target="_blank" rel="noopener">
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" kind="primary">
          {forms.entity.open}
        </Button>
        <span className={`${blocks.hint} ${blocks.grow}`}>{forms.entity.opens}</span>
      </form>
    </div>
  );
}
