import { translate } from '@docusaurus/Translate';
import seed from '@facts/seed.json';
import { provider } from '../../../../provider.config.ts';
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

/** URL and test credentials of a fresh sandbox; of its second platform with `of="other"`. */
export function Credentials({ of = 'first' }: { of?: keyof typeof accounts }) {
  const { platform, entity } = accounts[of];
  const rows: ValueRow[] = [
    [translate({ id: 'credentials.address', message: 'URL da API' }), `${provider.sandbox}/api`],
    [translate({ id: 'credentials.platform', message: 'Código da plataforma' }), platform.code],
    [translate({ id: 'credentials.key', message: 'Chave privada' }), platform.privateKey],
    [
      translate({ id: 'credentials.client', message: 'Entidade, no cabeçalho PayPay-ClientId' }),
      entity.clientId,
    ],
  ];
  return <Values caption={captions[of]()} rows={rows} />;
}
