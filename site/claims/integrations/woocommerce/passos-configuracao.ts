import { advice, claim, claims, source } from '../../claims.ts';
import {
  drawn,
  paidByNotification,
  paidInTheLab,
  published,
  readsLeadingZeros,
  refusesOtherCredentials,
} from '../pluginProofs.ts';

export default claims({
  'front matter': [
    advice(
      'Copiar os ficheiros, ativar o plugin, criar a plataforma de integração e preencher as definições uma a uma.',
    ),
  ],
  top: [
    advice(
      'Copie os ficheiros, ative, preencha as definições e guarde.',
      'Em quinze minutos a loja recebe, e não precisa de programar.',
    ),
    source(
      'As duas figuras da lista de plugins são fotografias do WordPress 6.1, com um plugin de exemplo.',
      'product: tools/screenshots/wordpress, which photographs a WordPress with a stand-in plugin',
    ),
    drawn(
      'As outras são desenhos: mostram onde se carrega, e não o aspeto exato do seu ecrã.',
      'Os números nelas são os dos passos.',
    ),
  ],
  before: [
    advice(
      'Tenha à mão:',
      'O acesso ao WordPress da loja, com um utilizador que possa ativar plugins.',
      'O acesso aos ficheiros da loja, ou a ajuda de quem a aloja.',
      'O acesso ao back-office do fornecedor, com o utilizador da sua entidade.',
      'Uma loja com o que o plugin pede.',
      'Os ficheiros do plugin.',
    ),
  ],
  install: [
    source(
      'No servidor da loja, é a pasta wp-content/plugins do WordPress.',
      'published: WordPress, where plugins are',
    ),
    advice(
      'Chega-se lá pelo gestor de ficheiros do alojamento ou por FTP.',
      'Se nunca o fez, peça a quem aloja a loja.',
      'Deixe essa página aberta.',
    ),
    published(
      'Copie os ficheiros do plugin para essa pasta.',
      'Se já lá houver algum com o mesmo nome, pare: é de outro módulo de pagamento, e não o deve substituir.',
      'No mesmo sítio, carregue agora em Definições.',
    ),
    source(
      [
        'No WordPress, abra Plugins.',
        'Na linha do plugin, por baixo do nome, carregue em Ativar, que em alguns WordPress se escreve Activar.',
        'Antes de ativar.',
        'Depois de ativar.',
      ],
      'product: tools/screenshots/wordpress, which photographs a WordPress with a stand-in plugin',
    ),
    source(
      'Os valores que ela pede estão no back-office do fornecedor.',
      'specified: guides 6, platform code and encryption key obtained in the back office',
    ),
  ],
  platform: [
    source(
      'A plataforma de integração diz ao fornecedor que loja está a falar com ele.',
      'specified: guides 6, each request carries the platform code and the private key',
    ),
    advice(
      'Crie uma só para esta loja.',
      'Noutro separador, com o utilizador da sua entidade.',
      'Se a página pedir uma extensão, escolha a da sua loja.',
    ),
    published(
      'No menu, Configurar, Integrações, Plataformas de integração.',
      'Carregue em Adicionar.',
      'Carregue em Guardar.',
      'A plataforma fica criada e a página tem as suas credenciais.',
    ),
  ],
  settings: [
    published(
      'Os três primeiros valores estão na página da plataforma.',
      'Quatro algarismos.',
      '1 para testes, 2 para produção.',
      'Marque a caixa, para os métodos aparecerem na compra.',
      'É ao guardar que a loja passa a ser avisada dos pagamentos.',
      'Ativo | enabled | Mostra os métodos na compra',
      'NIF | nif | O número de contribuinte da sua entidade. Nove algarismos, com o dígito de controlo conferido',
      'Código da plataforma | platformCode | Quatro algarismos, do back-office do fornecedor',
      'Chave privada | hash | Do mesmo sítio. Escreve-se como uma palavra-passe',
      'Ambiente | environment | 1 para testes, 2 para produção',
      'Forçar atualização | checkPayments | Verifica os pagamentos pendentes ao guardar. Não fica marcada',
      'Os montantes mínimo e máximo de cada método mudam-se na área do comerciante, e não no plugin.',
    ),
    drawn(
      'O mesmo número nos dois desenhos é o mesmo valor.',
      'as definições do plugin: NIF, código da plataforma, chave privada, ambiente, a caixa Ativo marcada, a caixa Forçar atualização por marcar, e o botão Guardar.',
      'As definições do plugin, com valores de exemplo.',
    ),
    source(
      'O número de contribuinte da sua entidade, com nove algarismos e sem espaços.',
      "specified: guides 6, a client id holding the entity's tax number",
    ),
    claim('Se começar por zeros, copie-os também.', readsLeadingZeros),
    claim('Copie-a inteira e sem espaços a mais.', refusesOtherCredentials),
    advice('Comece por 1 se tem credenciais de teste, como se explica mais abaixo.'),
  ],
  test: [
    advice(
      'Faça uma compra de teste antes de vender.',
      'O exemplo é a encomenda REF-0042, de 10,00 €.',
      'Pergunte também como se paga no ambiente de testes.',
      'Na sua loja, ponha um artigo no carrinho e escolha Multibanco na finalização da compra.',
      'Pague a referência de teste e volte às encomendas.',
      'Faça o mesmo com MB WAY e com cartão.',
      'Quer ver isto antes de instalar?',
    ),
    source(
      'São outras três: o suporte dá-lhas.',
      'specified: guides 6, test credentials requested from support',
    ),
    published(
      'Nas definições do plugin, ponha o ambiente em 1, copie as credenciais de teste e guarde.',
      'Deve ver uma entidade, uma referência e o montante exato da encomenda.',
      'No WordPress, abra WooCommerce e depois Encomendas.',
      'Depois ponha o ambiente em 2, com as credenciais da sua plataforma, e guarde.',
      'Nunca deixe uma loja aberta ao público no ambiente de testes: entregaria sem receber.',
    ),
    claim(
      [
        'A encomenda está em espera, a aguardar pagamento.',
        'Quando o aviso chega, a encomenda passa a em processamento ou concluída.',
      ],
      paidByNotification,
    ),
    drawn(
      'a lista de encomendas: a REF-0042, de 10,00 €, primeiro em espera, depois em processamento.',
      'A mesma encomenda, antes e depois do pagamento.',
    ),
    claim(
      'No laboratório de plugins, encomende por 10,00 € e pague: a encomenda avança à sua frente.',
      paidInTheLab,
    ),
  ],
  problems: [
    source(
      'O plugin não está na lista | Os ficheiros não estão na pasta dos plugins | Veja se os copiou para wp-content/plugins desta loja',
      'published: WordPress, where plugins are',
    ),
    published(
      'As definições não guardam | O NIF não passa na conferência | Confira os nove algarismos',
      'Os métodos não aparecem na compra | A página de finalização usa blocos, ou a moeda não é o euro | Veja os problemas conhecidos',
      'A encomenda fica em espera depois de paga | O aviso não chegou à loja | Atualize os pagamentos',
    ),
    claim(
      'As credenciais são recusadas | São de outra plataforma ou do outro ambiente, ou a chave tem um espaço a mais | Copie outra vez as três e veja se o ambiente é o delas',
      refusesOtherCredentials,
    ),
  ],
  next: [advice('Realizar o pagamento: o que o cliente vê com cada método.')],
});
