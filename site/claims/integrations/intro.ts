import { expect } from 'vitest';
import { advice, claim, claims, source } from '../claims.ts';
import { published, refusesOtherCredentials } from './pluginProofs.ts';

export default claims({
  'front matter': [
    published(
      'Receba por Multibanco, MB WAY e cartão numa loja PrestaShop ou WooCommerce, com um plugin e sem programar.',
    ),
  ],
  top: [
    advice(
      'Tem uma loja PrestaShop ou WooCommerce?',
      'Não precisa de programar.',
      'No fim desta página sabe o que cada plugin faz, o que a sua loja tem de ter e onde encontra as credenciais.',
      'Se a sua loja é outra, ou se o programa é seu, comece pela introdução aos guias.',
    ),
    published('Instale o plugin, preencha as credenciais, e as encomendas passam automaticamente a pagas.'),
  ],
  flow: [
    published(
      'O plugin faz pela loja as chamadas que de outro modo seriam suas.',
      'O cliente escolhe o método na loja.',
    ),
    claim(
      [
        'O cliente escolhe o método na finalização da compra, paga, e a loja é avisada.',
        'O plugin pede o pagamento ao fornecedor e a encomenda fica à espera de pagamento.',
        'O cliente paga, o fornecedor avisa a loja, e a encomenda fica paga.',
      ],
      async (world) => {
        await world.subscribe('payment_confirmed');
        const { id, stateDetails } = await world.payReference();
        expect(stateDetails.state).toBe('confirmed');
        const [told] = await world.messages();
        expect(JSON.parse(told?.body ?? '').payments[0]).toMatchObject({ id });
      },
    ),
    source(
      'Um pagamento por Multibanco pode demorar até multibancoBusinessHours horas úteis a chegar à loja.',
      'specified: guides 9, a Multibanco payment takes up to 12 business hours',
    ),
  ],
  plugins: [
    source(
      'A loja precisa de | PrestaShop 8, PHP 7.4 ou mais recente | PrestaShop 1.7 | WordPress com WooCommerce, PHP 7.2 ou mais recente',
      'specified: guides 5, the versions of PHP',
    ),
    published(
      'Extensões de PHP | curl e json | — | curl e json',
      'Instala-se | Na página dos módulos, um ficheiro de cada vez | Na página dos módulos, um ficheiro de cada vez | Copiando os ficheiros para a pasta dos plugins e ativando-o',
      'Atualizar à mão | Ligação do módulo, na página dos módulos | Ligação do módulo, na página dos módulos | Guardar as definições do plugin, com Forçar atualização marcada',
      'Se um aviso se perder, quem gere a loja manda verificar os pagamentos pendentes.',
      'No PrestaShop 8, o cliente paga com cartão e MB WAY dentro da loja; no 1.7, é levado à página do fornecedor.',
      'Em ambos, é a loja que envia por e-mail os dados para pagar.',
    ),
    advice('Em todos:'),
    source(
      ['Só em euros.', 'Nenhum dos plugins aceita outra moeda.'],
      'specified: guides 5, the shop plugins support EUR only',
    ),
    source('O estado pode ser atualizado à mão.', 'specified: guides 4, a shop admin can update it'),
    source(
      'No WooCommerce, a finalização da compra por blocos não é suportada: mude essa página para a disposição clássica.',
      'published: the known problem of the plugin',
    ),
  ],
  requirements: [
    source(
      'Os plugins servem comerciantes com a adesão aprovada.',
      'specified: guides 6, a merchant registered and approved on the platform',
    ),
    published(
      'No back-office, abra Configurar, Integrações, Plataformas de integração, e adicione uma para a sua loja.',
    ),
    claim('São três: o NIF da entidade, o código da plataforma e a chave privada.', refusesOtherCredentials),
    advice(
      'Ponha o plugin no ambiente de testes, com credenciais que o suporte lhe dá, e faça uma compra.',
      'Nunca deixe uma loja aberta ao público nesse ambiente.',
    ),
  ],
  next: [
    advice(
      'Veja o que a loja mostra a quem paga por referência, e como se confirma: Pagamento com referência Multibanco.',
      'Quer ir além do plugin?',
      'A introdução aos guias ajuda-o a escolher.',
      'Faça o papel da loja, com cada chamada e cada webhook à vista: Laboratório de plugins.',
    ),
  ],
});
