import { advice, claims } from '../../claims.ts';

export default claims({
  'front matter': [
    advice(
      'O que responder a um webhook, quando a API volta a tentar, o que desativa uma subscrição e um recetor completo que não entrega a mesma encomenda duas vezes.',
    ),
  ],
  top: [
    advice('Cada aviso espera uma resposta.'),
    advice(
      'Se ela não servir, volta a ser enviado; por isso o seu recetor tem de aguentar o mesmo aviso duas vezes sem entregar duas encomendas.',
    ),
  ],
  outcome: [
    advice(
      'Um recetor a correr no seu computador que recebe os avisos da sua sandbox, recusa os falsos e guarda cada encomenda paga uma só vez.',
    ),
    advice('Demora dez minutos.'),
    advice('Precisa da sandbox a correr, destas credenciais, e de PHP, Node.js ou Python.'),
  ],
  accepted: [
    advice(
      'Tudo o resto é uma falha: outro código 2xx, um redirecionamento, que não é seguido, um erro, ou uma ligação que cai.',
    ),
    advice('O corpo da sua resposta não é lido.'),
    advice(
      'Responda com sucesso mesmo quando o aviso já não lhe diz nada: uma encomenda que conhece como paga, um evento que não trata.',
    ),
    advice('Responda 401 ao que não tem assinatura certa.'),
    advice('E se não conseguiu guardar, responda 500: o aviso volta.'),
  ],
  retries: [
    advice('Uma entrega que falha repete-se com intervalos cada vez maiores, até … tentativas:'),
    advice('O corpo é sempre o mesmo, byte por byte.'),
    advice('A assinatura não: cada tentativa tem o seu ts.'),
    advice(
      'Na sandbox não precisa de esperar; adiante o relógio e as tentativas acontecem, cada uma à sua hora.',
    ),
    advice('Uma entrega espera na fila.'),
    advice('Se o recetor responde com sucesso, fica entregue.'),
    advice('Se não, espera pela tentativa seguinte, e depois da última fica falhada.'),
    advice('Entregue ou falhada, pode ser reenviada à mão.'),
  ],
  disabled: [
    advice('Ao fim de disableAfterFailures entregas falhadas seguidas, a subscrição é desativada.'),
    advice('Uma só entrega aceite põe a conta a zero.'),
    advice(
      'Enquanto está desativada, o que acontece não fica à espera: esses avisos não são enviados depois.',
    ),
    advice('Para recuperar:'),
    advice('Veja o que ele respondia: na sandbox, o painel das entregas mostra cada tentativa.'),
    advice('Chame updateWebhook, nem que seja com o mesmo URL.'),
    advice('Procure com listPayments os pagamentos alterados desde então, com updatedAt[start].'),
  ],
  resend: [
    advice(
      'Na sandbox, POST /sandbox/deliveries/{id}/resend volta a enviar uma entrega terminada, com todas as tentativas outra vez.',
    ),
    advice(
      'A API do fornecedor não tem uma operação para isto: lá, o que se perdeu recupera-se com listPayments.',
    ),
    advice(
      'Veja cada tentativa e a resposta que teve, salte até à próxima, reenvie uma entrega e ligue de novo uma subscrição.',
    ),
  ],
  receiver: [
    advice('Confere a assinatura, pergunta à API como está o pagamento e guarda-o uma vez.'),
    advice(
      'Corre nos testes deste portal, com uma sandbox a enviar-lhe avisos repetidos, cortados, falsos e antigos.',
    ),
    advice('Este e o da assinatura, com os nomes que têm.'),
    advice('Com o comando da primeira linha.'),
    advice('Fica à escuta em http://localhost:4500/.'),
    advice('Com createWebhook, a ação payment_confirmed e esse URL; ou no painel de cima.'),
    advice('No guia Pagamento com referência Multibanco, ou com POST /sandbox/atm.'),
    advice('Aparece na pasta um ficheiro com o id do pagamento.'),
    advice('Reenvie a entrega: continua a haver um só, e o recetor responde com sucesso.'),
  ],
  callbacks: [
    advice('O mesmo programa serve de callbackUrl.'),
    advice(
      'O corpo de um callback é o próprio pagamento, e o de um webhook leva-o na lista payments: o recetor lê os dois.',
    ),
    advice('Responde sempre callback, o único código que conta como recebido nos dois casos.'),
  ],
  why: [
    advice('Confere antes de ler.'),
    advice('O que não vem assinado não chega a ser interpretado.'),
    advice('Pergunta em vez de acreditar.'),
    advice(
      'Um aviso conta como o pagamento estava quando saiu; a resposta de getPayment diz como está agora.',
    ),
    advice('Um aviso atrasado de um pagamento já reembolsado não entrega nada.'),
    advice('Guarda com uma chave única.'),
    advice(
      'Criar um ficheiro que não pode existir é uma operação indivisível: de dois avisos ao mesmo tempo, só um a faz.',
    ),
    advice('Na sua base de dados, é um índice único sobre o id do pagamento.'),
    advice('Só responde com sucesso depois de guardar.'),
    advice('Se algo falha pelo meio, o aviso volta, e voltar não faz mal.'),
    advice(
      'O que demora, como enviar um e-mail ou emitir uma fatura, fica para outro programa, que trabalha sobre o que está guardado.',
    ),
  ],
  order: [
    advice(
      'Os avisos sobre o mesmo pagamento chegam a um URL pela ordem em que as coisas aconteceram: o segundo só sai depois de o primeiro ser aceite, ou de se esgotarem as tentativas.',
    ),
    advice(
      'Entre pagamentos diferentes, entre dois URL, ou entre um webhook e um callback, não há ordem nenhuma.',
    ),
    advice('E um servidor com vários processos pode acabar de tratar o segundo antes do primeiro.'),
    advice('Por isso não some avisos nem conte com a ordem deles: decida pelo estado do pagamento.'),
  ],
  trial: [
    advice('PUT /sandbox/webhooks/{id}/failure-mode faz uma subscrição da sandbox entregar com falhas.'),
    advice(
      'Um recetor pronto aceita os avisos repetidos, atrasados, lentos e fora de ordem, e recusa os que têm hora antiga, assinatura errada ou corpo cortado.',
    ),
    advice('Diga o URL, e a sandbox põe-no perante cada situação, da encomenda paga ao aviso falsificado.'),
    advice('No fim há um relatório para imprimir.'),
  ],
  next: [
    advice('Antes de ligar à produção: Passar a produção.'),
    advice('Os estados de que fala esta página: Estados de um pagamento.'),
  ],
});
