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
      'São uns quinze minutos, a contar de quando tem os ficheiros e as credenciais de teste.',
      'Não precisa de programar.',
    ),
    source(
      'As duas figuras da lista de plugins são capturas de ecrã do WordPress 6.1, com um plugin de exemplo.',
      'product: tools/screenshots/wordpress, which photographs a WordPress with a stand-in plugin',
    ),
    drawn(
      'As outras são desenhos: mostram onde se carrega, e não o aspeto exato do seu ecrã.',
      'Os números nelas são os dos passos.',
    ),
  ],
  before: [
    published('Se usar, os métodos não aparecem: mude-a para a disposição clássica.'),
    advice(
      'Veja primeiro se a página de finalização da compra usa blocos.',
      'Tenha à mão:',
      'O acesso ao WordPress da loja, com um utilizador que possa ativar plugins.',
      'O acesso aos ficheiros da loja, ou a ajuda de quem a aloja.',
      'O acesso ao back-office do fornecedor, com o utilizador criado quando a sua empresa se registou.',
      'Uma loja com o que o plugin pede.',
      'Os ficheiros do plugin e as credenciais de teste.',
      'Peça tudo ao suporte numa só mensagem.',
      'Pode copiar esta:',
      'Quero instalar o vosso plugin na minha loja WooCommerce.',
      'Enviem-me, por favor, os ficheiros do plugin, o nome da pasta e as credenciais de teste.',
      'Como se paga uma referência de teste?',
    ),
  ],
  install: [
    source(
      'No servidor da loja, é a pasta wp-content/plugins do WordPress.',
      'published: WordPress, where plugins are',
    ),
    advice(
      'Chega-se lá pelo gestor de ficheiros do alojamento ou por FTP.',
      'Se nunca o fez, envie os ficheiros a quem aloja a loja, com esta mensagem:',
      'Por favor copiem a pasta em anexo para wp-content/plugins do meu WordPress, sem substituir nada que lá esteja, e avisem-me quando estiver feito.',
      'Deixe essa página aberta.',
    ),
    published(
      'A documentação publicada não diz se recebe uma pasta ou um zip:',
      'Uma pasta: copie-a inteira para wp-content/plugins, com o nome que o suporte lhe disse.',
      'Se já lá houver um ficheiro ou uma pasta com o mesmo nome, ou se o WordPress perguntar se substitui um plugin, pare e escreva ao suporte antes de continuar.',
      'Pode ser de outro módulo de pagamento, e não o deve substituir.',
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
      [
        'Um só zip, com o plugin: o WordPress também o aceita, em Plugins, Adicionar novo, Carregar plugin.',
        'Está feito quando o plugin aparece em Plugins, no WordPress.',
      ],
      'published: WordPress, how plugins are installed',
    ),
    source(
      'Os valores de teste que ela pede vêm do suporte; os de produção estão no back-office do fornecedor.',
      'specified: guides 6, test credentials requested from support, the others obtained in the back office',
    ),
  ],
  platform: [
    source(
      'A plataforma de integração diz ao fornecedor que loja está a falar com ele.',
      'specified: guides 6, each request carries the platform code and the private key',
    ),
    advice(
      'Crie uma só para esta loja.',
      'Noutro separador, abra o back-office do fornecedor e entre com o utilizador criado quando a sua empresa se registou.',
    ),
    published(
      'No menu, Configurar, Integrações, Plataformas de integração.',
      'Carregue em Adicionar.',
      'Se a página pedir uma extensão, é o tipo de loja: escolha o da sua (WooCommerce, se lá estiver).',
      'Carregue em Guardar.',
      'A plataforma fica criada e a página tem as suas credenciais.',
    ),
  ],
  settings: [
    published(
      'Os três primeiros valores existem duas vezes, e não se misturam:',
      'Ambiente 2, de produção: os três da página da sua plataforma.',
      'Quatro algarismos.',
      '1 com os três valores de teste, 2 com os da sua plataforma.',
      'Com os três valores postos, marque a caixa, para os métodos aparecerem na compra.',
      'É ao guardar que a loja passa a ser avisada dos pagamentos.',
      'Ativo | enabled | Mostra os métodos na compra',
      'NIF | nif | Nove algarismos, com o dígito de controlo conferido. Em produção, o da sua entidade',
      'Código da plataforma | platformCode | Quatro algarismos. Em produção, do back-office do fornecedor',
      'Chave privada | hash | Do mesmo sítio. Escreve-se como uma palavra-passe',
      'Ambiente | environment | 1 para testes, 2 para produção',
      'Forçar atualização | checkPayments | Verifica os pagamentos pendentes ao guardar. Não fica marcada',
      'Os montantes mínimo e máximo de cada método mudam-se no back-office do fornecedor, e não no plugin.',
    ),
    drawn(
      'O mesmo número nos dois desenhos é o mesmo campo.',
      'O primeiro mostra os valores de produção; o segundo, os de teste.',
      'as definições do plugin: NIF, código da plataforma, chave privada, ambiente, a caixa Ativo marcada, a caixa Forçar atualização por marcar, e o botão Guardar.',
      'As definições do plugin no ambiente de testes, com valores de exemplo.',
    ),
    source(
      'Ambiente 1, de testes: os três que o suporte lhe deu.',
      'specified: guides 6, test credentials requested from support',
    ),
    source(
      [
        'O NIF português com que a sua empresa se registou: nove algarismos, sem letras nem espaços.',
        'Com o ambiente de testes, o que o suporte lhe deu.',
      ],
      "specified: guides 6, a client id holding the entity's tax number",
    ),
    claim('Se começar por zeros, copie-os também.', readsLeadingZeros),
    claim(
      ['Copie-a inteira e sem espaços a mais.', 'Os de um ambiente são recusados no outro.'],
      refusesOtherCredentials,
    ),
    advice('Comece por estes.', 'Se ainda não tem os de teste, deixe Ativo por marcar e espere por eles.'),
  ],
  test: [
    advice(
      'Faça uma compra de teste antes de vender.',
      'O exemplo é a encomenda REF-0042, de 10,00 €.',
      'Nas definições do plugin, o ambiente é 1, os três valores são os de teste e Ativo está marcado.',
      'Na sua loja, ponha um artigo no carrinho e escolha Multibanco na finalização da compra.',
      'Pague a referência de teste como o suporte lhe disse, e volte às encomendas.',
      'Faça o mesmo com MB WAY e com cartão.',
      'Se parar a meio, desmarque Ativo e guarde.',
      'Quer ver isto antes de instalar?',
    ),
    published(
      'Deve ver uma entidade, uma referência e o montante exato da encomenda.',
      'No WordPress, abra WooCommerce e depois Encomendas.',
      'Depois ponha o ambiente em 2, com os três valores da página da sua plataforma, e guarde.',
      'Nunca deixe uma loja aberta ao público no ambiente de testes: entregaria sem receber.',
    ),
    claim(
      [
        'A encomenda está em espera, a aguardar pagamento.',
        'Quando o aviso (webhook) chega, a encomenda passa a em processamento ou concluída.',
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
      'As definições não ficam guardadas | O dígito de controlo do NIF está errado | Confira os nove algarismos',
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
