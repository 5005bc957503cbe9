import { advice, claim, type PageClaims, source } from '../../claims.ts';
import {
  drawn,
  paidByAsking,
  paidByNotification,
  paidInTheLab,
  published,
  readsLeadingZeros,
  refusesOtherCredentials,
} from '../pluginProofs.ts';
import { modulesPage, type PrestaShopVersion } from './modulesPage.ts';

const testCredentials = 'specified: guides 6, test credentials requested from support';
const maintenance = 'published: PrestaShop, its maintenance mode';
const unpublished = "published: pages of the provider's shop plugins, which do not say it";

/** Rows of the configuration pages, which differ only in the name and the menu of the version of PrestaShop. */
export const configuration = (version: PrestaShopVersion) =>
  ({
    top: [
      advice('Assim que o suporte responder, bastam cerca de vinte minutos para a loja começar a receber.'),
      published('Não precisa de programar: basta carregar em botões e copiar três valores.'),
      drawn(
        'As figuras desta página são desenhos.',
        'Mostram onde carregar, e não o aspeto exato do seu ecrã.',
        'Os números são os dos passos.',
      ),
    ],
    before: [
      advice(
        'Tenha à mão:',
        'O acesso ao back-office da loja, com um utilizador que possa instalar módulos.',
        'O acesso ao back-office do fornecedor, com o utilizador criado no registo do comércio.',
        'O fornecedor é a empresa com quem assinou o contrato, a dona deste portal.',
        'Uma loja com o que o módulo pede.',
        'Peça já ao suporte, numa só mensagem:',
        `O ficheiro zip do módulo para PrestaShop ${version}, se não o descarregou daqui.`,
        'Como se paga uma referência de teste, e como se experimentam MB WAY e cartão.',
      ),
      source('As três credenciais de teste: NIF, código da plataforma e chave privada.', testCredentials),
      source(
        'Em qual dos módulos se escrevem as credenciais e se escolhe o modo de testes, e em qual está a ligação de atualizar os pagamentos.',
        unpublished,
      ),
    ],
    install: [
      modulesPage[version],
      published(
        'O zip traz vários módulos, cada um no seu zip.',
        'Descompacte só o de fora: deve ficar com uma pasta com vários ficheiros .zip.',
        'Carregue em Carregar um módulo e escolha um dos ficheiros da pasta.',
        'Repita, um de cada vez, até os ter todos.',
        'Na linha dele, carregue em Configurar.',
      ),
      drawn(
        version === '8'
          ? 'o menu Módulos, com o Gestor de módulos aberto, e o botão Carregar um módulo.'
          : 'o menu Módulos, com Módulos e serviços aberto, e o botão Carregar um módulo.',
        'A página dos módulos.',
        'a lista dos módulos instalados, com o botão Configurar na linha do módulo das credenciais.',
        'O módulo das credenciais, na lista.',
      ),
      source(
        'A documentação publicada não diz o nome dos módulos, nem em qual se escrevem as credenciais: foi isso que perguntou ao suporte.',
        unpublished,
      ),
      advice('Nesta página, chama-se módulo das credenciais.', 'Deixe essa página aberta.'),
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
      advice('Crie uma só para esta loja.', 'Noutro separador, abra o back-office do fornecedor.'),
      published(
        'No menu, Configurar, Integrações, Plataformas de integração.',
        'Carregue em Adicionar.',
        'Escolha a extensão PrestaShop.',
        'Carregue em Guardar.',
        'A plataforma fica criada e a página tem as suas credenciais.',
      ),
    ],
    credentials: [
      published('São três valores, todos nessa página.', 'Quatro algarismos.'),
      advice(
        'Copie-os para a configuração do módulo, que deixou aberta noutro separador.',
        'Na configuração do módulo, guarde os três valores.',
      ),
      drawn(
        'O mesmo número nos dois desenhos é o mesmo valor.',
        'a configuração do módulo, com os campos NIF, código da plataforma e chave privada, e o botão Guardar.',
        'A configuração do módulo, com valores de exemplo.',
      ),
      source(
        'O NIF português com que registou o comércio: nove algarismos, sem letra.',
        "specified: guides 6, a client id holding the entity's tax number",
      ),
      claim('Se começar por zeros, copie-os também.', readsLeadingZeros),
      source('Uma palavra-passe.', 'specified: guides 6, each request carries a password, the private key'),
      claim('Copie-a inteira e sem espaços a mais, e não a envie por e-mail.', refusesOtherCredentials),
    ],
    test: [
      advice(
        'Faça uma compra de teste antes de vender.',
        'O exemplo é a encomenda REF-0042, de 10,00 €.',
        'Na sua loja, ponha um artigo no carrinho e escolha Multibanco na finalização da compra.',
        'Pague a referência de teste como o suporte lhe disse, e volte às encomendas.',
        'Faça o mesmo com MB WAY e com cartão.',
        'Quer ver isto antes de instalar?',
      ),
      source(
        [
          'No back-office da loja, abra Parâmetros da loja, Geral, Manutenção.',
          'Desative a loja, junte o seu endereço IP aos permitidos e guarde: a loja fica visível só para a sua ligação.',
          'Em manutenção, os avisos podem não chegar.',
        ],
        maintenance,
      ),
      claim(
        'Se a encomenda paga continuar a aguardar, atualize os pagamentos manualmente, e a loja encontra o pagamento.',
        paidByAsking,
      ),
      published(
        'Na configuração do módulo das credenciais, escolha o modo de testes, copie as credenciais de teste e guarde.',
        'Deve ver uma entidade, uma referência e o montante exato da encomenda.',
        'No back-office da loja, abra Encomendas.',
        'Depois desligue o modo de testes, ponha outra vez as suas credenciais, e só então reabra a loja: em modo de testes, uma loja aberta ao público entregaria sem receber.',
      ),
      claim(
        ['A encomenda está a aguardar pagamento.', 'Quando o aviso chega, a encomenda passa a «Pago».'],
        paidByNotification,
      ),
      drawn(
        'a lista de encomendas: a REF-0042, de 10,00 €, primeiro a aguardar pagamento, depois pago.',
        'A mesma encomenda, antes e depois do pagamento.',
      ),
      claim(
        'No laboratório de plugins, encomende por 10,00 € e pague: vê a encomenda passar de «A aguardar pagamento» a «Pago».',
        paidInTheLab,
      ),
    ],
    problems: [
      published(
        'O módulo não se instala | Carregou o zip de fora, em vez dos que vêm dentro | Descompacte-o e carregue os de dentro, um a um',
      ),
      source(
        'Os métodos não aparecem na compra | A moeda não é o euro, ou há uma restrição por grupo, país ou transportadora | Veja as restrições',
        'specified: guides 5, the shop plugins support EUR only',
      ),
      claim(
        'As credenciais são recusadas | São de outra plataforma ou do outro ambiente, ou a chave tem um espaço a mais | Copie outra vez as três, da plataforma que criou para esta loja',
        refusesOtherCredentials,
      ),
      source(
        'A encomenda continua a aguardar pagamento depois de paga | O aviso não chegou à loja | Atualize os pagamentos manualmente',
        'specified: guides 4, a shop admin can manually update the payment status',
      ),
    ],
    next: [
      advice(
        'Realizar o pagamento da compra: o que o cliente vê com cada método.',
        'Restrições: quem pode usar cada método.',
      ),
    ],
  }) satisfies PageClaims;
