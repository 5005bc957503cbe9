/** Where one begins. */
export const overview = {
  title: 'A sua sandbox está pronta',
  lead: 'Quatro passos, do primeiro pedido ao seu próprio webhook. Cada um assinala-se sozinho quando acontece.',
  keys: 'As suas credenciais',
  moreKeys: 'Mais sobre as credenciais',
  activity: 'Em direto',
  quiet: 'Ainda não aconteceu nada. As chamadas, os pagamentos e as entregas aparecem aqui.',
  payment: (id: string, amount: string) => `Pagamento ${id}, ${amount}`,
  steps: {
    create: {
      title: 'Faça o primeiro pedido',
      text: 'Cole isto num terminal. As credenciais já lá estão: o pedido cria uma referência Multibanco de 10,00 €.',
      label: 'Primeiro pedido em cURL',
      done: (id: string, amount: string) => `O pagamento ${id} chegou: ${amount}.`,
      open: 'Ver o pagamento',
    },
    pay: {
      title: 'Pague-o',
      text: 'Na vida real o cliente iria a uma caixa Multibanco. Aqui há uma à sua espera.',
      done: (id: string) => `O pagamento ${id} está confirmado.`,
      open: 'Pagar na caixa Multibanco',
    },
    webhook: {
      title: 'Veja o webhook e verifique a assinatura',
      text: 'A sandbox conta à loja o que aconteceu, com uma mensagem assinada. Veja cada passo da verificação.',
      done: (event: string) => `${event} foi entregue.`,
      open: 'Ver a mensagem',
    },
    receive: {
      title: 'Receba-o no seu servidor',
      text: 'Por agora, quem recebe é a própria sandbox. Subscreva aqui um URL seu, mesmo em localhost, e faça outro pagamento.',
      done: (url: string, event: string) => `${url} aceitou ${event}.`,
      open: 'Subscrever um URL',
    },
  },
};
