import { translate } from '@docusaurus/Translate';
import seed from '@facts/seed.json';
import { provider } from '../../../../provider.config.ts';
import type { SampleTarget } from '../Sample/sample.ts';
import { SampleOwner, useSampleTarget } from '../Sample/sampleTarget.tsx';
import { type ValueRow, Values } from './Values.tsx';

/** The two platforms of every sandbox, each with its entity. */
const accounts = {
  first: { platform: seed.platform, entity: seed.entity },
  other: { platform: seed.otherPlatform, entity: seed.otherEntity },
};

const captions = {
  first: () => translate({ id: 'credentials.caption', message: 'Credenciais da sandbox' }),
  other: () => translate({ id: 'credentials.other', message: 'Credenciais da outra plataforma' }),
};

/** The same accounts in the sandbox that the reader chose; a sandbox by pasted keys only knows the first one. */
function chosenAccount({ origin, keys }: SampleTarget, of: keyof typeof accounts) {
  const chosen = of === 'first' ? keys : keys.other;
  return chosen && { origin, ...chosen };
}

/** URL and test credentials of the reader's sandbox; of its second platform with `of="other"`. */
export function Credentials({ of = 'first' }: { of?: keyof typeof accounts }) {
  const target = useSampleTarget();
  const { platform, entity } = accounts[of];
  const chosen = target && chosenAccount(target, of);
  const rows: ValueRow[] = [
    [
      translate({ id: 'credentials.address', message: 'URL da API' }),
      `${chosen?.origin ?? provider.sandbox}/api`,
    ],
    [
      translate({ id: 'credentials.platform', message: 'Código da plataforma' }),
      chosen?.platformCode ?? platform.code,
    ],
    [
      translate({ id: 'credentials.key', message: 'Chave privada' }),
      chosen?.privateKey ?? platform.privateKey,
    ],
    [
      translate({ id: 'credentials.client', message: 'Entidade, no cabeçalho PayPay-ClientId' }),
      chosen?.clientId ?? entity.clientId,
    ],
  ];
  return (
    <>
      <Values caption={captions[of]()} rows={rows} />
      {chosen && <SampleOwner />}
    </>
  );
}
