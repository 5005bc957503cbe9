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
      'Nas opções do bloco, mude para a disposição clássica.',
      'Os métodos já aparecem.',
      'Apague o bloco e ponha no lugar dele o código curto [woocommerce_checkout], que faz o mesmo.',
    ),
    advice(
      'Mude a página para a disposição clássica:',
      'Carregue em cima do formulário da compra.',
      'Guarde a página.',
      'Na loja, faça uma compra até à escolha do método.',
      'Não encontra a opção?',
    ),
    source('As opções do bloco aparecem ao lado.', 'published: WordPress, the settings of a block'),
    drawn(
      'o editor da página, com o bloco da finalização da compra escolhido, a opção de mudar para a disposição clássica, e o botão Guardar.',
      'A página de finalização da compra, no editor.',
    ),
  ],
  others: [
    published(
      'Um método não aparece com certos montantes | Está fora dos limites do método | Mude os limites na área do comerciante',
      'As definições não guardam | O NIF não passa na conferência | Confira os nove algarismos',
      'As encomendas ficam todas em espera | A loja não está acessível do exterior: tem modo de manutenção, palavra-passe ou firewall | Abra o URL da loja ao fornecedor e atualize os pagamentos',
    ),
    claim(
      'A encomenda fica em espera depois de paga | O aviso não chegou à loja | Atualize os pagamentos e veja a firewall',
      paidByAsking,
    ),
    source(
      'Nenhum método aparece, e a página é a clássica | A moeda da loja não é o euro | Venda em euros: o plugin não aceita outra moeda',
      'specified: guides 5, the shop plugins support EUR only',
    ),
  ],
  next: [advice('Passos de configuração.')],
});
