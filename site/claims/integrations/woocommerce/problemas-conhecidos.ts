import { advice, claim, claims, source } from '../../claims.ts';
import { drawn, paidByAsking, published } from '../pluginProofs.ts';

export default claims({
  'front matter': [
    published(
      'A finalização da compra por blocos não é suportada; como mudar a página para a disposição clássica.',
    ),
  ],
  top: [
    advice('Os métodos de pagamento não aparecem na compra?', 'Veja se a página de finalização usa blocos.'),
  ],
  blocks: [
    published(
      'As versões recentes do WooCommerce criam essa página com blocos, e o plugin não os suporta.',
      'O cliente chega ao pagamento e os métodos não estão lá.',
      'No WordPress, abra Páginas e edite a de finalização da compra.',
      'Os métodos já aparecem.',
    ),
    advice(
      'Mude a página para a disposição clássica:',
      'Carregue em cima do formulário da compra.',
      'Na loja, faça uma compra até à escolha do método.',
      'Não encontra o botão?',
    ),
    source(
      [
        'As opções do bloco aparecem ao lado.',
        'Carregue em Guardar ou em Atualizar: o nome varia com a versão do WordPress.',
      ],
      'published: WordPress, the settings of a block and the button that saves a page',
    ),
    source(
      [
        'Se aparece o nome do bloco, Finalização da compra ou Checkout, a página usa blocos.',
        'Se o que lá está é [woocommerce_checkout], a página já é clássica e não precisa de mudar nada.',
        'Carregue no botão para mudar para a disposição clássica: em inglês chama-se Switch to classic checkout, e o nome varia com a tradução.',
        'Estes passos fazem o mesmo:',
        'Apague o bloco da finalização da compra.',
        'No lugar dele, acrescente um bloco Shortcode, que também se pode chamar «Código curto».',
        'Escreva nele [woocommerce_checkout] e guarde.',
      ],
      'published: WooCommerce, the checkout block and the classic checkout',
    ),
    drawn(
      'o editor da página, com o bloco da finalização da compra escolhido, a opção de mudar para a disposição clássica, e o botão Guardar.',
      'A página de finalização da compra, no editor.',
    ),
  ],
  others: [
    published(
      'Um método não aparece com certos montantes | Está fora dos limites do método | Mude os limites no back-office do fornecedor',
      'As definições não ficam guardadas | O dígito de controlo do NIF está errado | Confira os nove algarismos',
      'As encomendas ficam todas em espera | A loja não está acessível do exterior: tem modo de manutenção, palavra-passe ou firewall | Envie esta mensagem a quem aloja a loja, e depois atualize os pagamentos',
    ),
    claim(
      'A encomenda fica em espera depois de paga | O aviso (webhook) não chegou à loja | Atualize os pagamentos',
      paidByAsking,
    ),
    source(
      'Nenhum método aparece, e a página é a clássica | A moeda da loja não é o euro | Venda em euros: o plugin não aceita outra moeda',
      'specified: guides 5, the shop plugins support EUR only',
    ),
  ],
  next: [advice('Passos de configuração.')],
});
