/** Plugin lab: the reader's shop, and the messages of its plugin. */
export const lab = {
  basket: {
    style: 'Como fala o plugin',
    styles: { soap: 'SOAP', rest: 'REST' },
    webhookOutcome: 'O que acontece ao webhook',
    webhookOutcomes: {
      arrives: 'Chega à loja',
      lost: 'Perde-se pelo caminho',
      forged: 'Chega com uma assinatura falsa',
    },
    submit: 'Encomendar',
    again: 'Encomendar outra vez',
    working: 'A encomendar…',
    eitherStyle: 'Não sabe como fala o seu plugin? Deixe SOAP: a encomenda avança da mesma maneira.',
    nextOrder: 'O que mudar aqui vale para a próxima encomenda.',
    noHashes:
      'Os pedidos SOAP levam um hash, que este navegador só calcula em https ou em localhost. Abra esta página por http://localhost para usar SOAP.',
    large: (most: string) => `Este método não leva mais de ${most}.`,
  },
  notOffered: 'Este método não serve para este montante: o fornecedor não o ofereceu. Mude um ou o outro.',
  order: {
    title: (number: string) => `Encomenda ${number}`,
    product: 'Artigo',
    state: 'Estado da encomenda',
    states: { awaiting: 'a aguardar pagamento', paid: 'pago', cancelled: 'cancelado' },
    prestashop: 'No PrestaShop',
    woocommerce: 'No WooCommerce',
    inPrestashop: {
      awaiting: 'a aguardar pagamento',
      paid: 'pago',
      cancelled: 'não está publicado: veja em Encomendas',
    },
    inWoocommerce: {
      awaiting: 'em espera, a aguardar pagamento',
      paid: 'em processamento ou concluída',
      cancelled: 'cancelada',
    },
    slip: (entity: string, reference: string) => `Entidade ${entity}, referência ${reference}`,
    pay: {
      MB: 'Pagar na caixa Multibanco',
      MW: 'Aceitar na aplicação MB WAY',
      CC: 'Pagar com um cartão de teste',
    },
    paying: 'A pagar…',
    cancel: 'Cancelar no back-office',
    cancelling: 'A cancelar…',
    returns: (host: string) =>
      `No fim, a página de pagamento volta para ${host}, que não existe. Feche esse separador e continue aqui.`,
    staysOpen: {
      MB: 'Uma referência como esta não se cancela. Se o cliente não a pagar, expira no fim do prazo.',
      MW: 'Um pedido que espera no telemóvel não se cancela. O cliente aceita-o, recusa-o ou deixa passar o tempo.',
    },
    open: 'Abrir a página de pagamento',
    back: 'O cliente volta à loja',
    update: 'Atualizar à mão',
    asking: 'A perguntar…',
  },
  hint: {
    toPay: 'Falta o cliente pagar.',
    stillUnpaid: 'A loja perguntou agora: ainda não está pago.',
    onTheWay: {
      paid: 'O cliente pagou. O webhook vem a caminho.',
      cancelled: 'O pagamento foi cancelado. O webhook vem a caminho.',
    },
    lost: {
      paid: 'O cliente pagou, mas o webhook perdeu-se: a loja não sabe de nada. Atualize à mão.',
      cancelled:
        'O pagamento foi cancelado, mas o webhook perdeu-se: a loja não sabe de nada. Atualize à mão.',
    },
    refused:
      'Chegou um webhook com uma assinatura falsa. A loja recusou-o e a encomenda não mudou: se o cliente já pagou, atualize à mão.',
    paid: {
      webhook: 'O webhook foi verificado e a encomenda ficou paga.',
      back: 'O cliente voltou, o plugin perguntou, e a encomenda ficou paga.',
      update: 'A atualização manual encontrou o pagamento, e a encomenda ficou paga.',
    },
    cancelled: {
      webhook: 'O webhook disse que o pagamento foi cancelado.',
      update: 'A loja perguntou, e o pagamento está cancelado.',
    },
  },
  log: 'O que foi enviado e respondido',
  who: {
    plugin: 'Plugin',
    payer: 'Cliente',
    sandbox: 'Sandbox',
    provider: 'Fornecedor',
    merchant: 'Comerciante',
  },
  steps: {
    subscribe: 'Ao guardar as definições, pede para ser avisado',
    webhookOutcome: 'Um comando decide o destino do webhook',
    offer: 'Pergunta que métodos servem para o montante',
    place: 'Pede o pagamento da encomenda',
    pay: 'Paga',
    cancel: 'Cancela o pagamento no back-office',
    webhook: 'Avisa a loja',
    back: 'O cliente voltou: pergunta se está pago',
    update: 'Atualização manual: pergunta pelo pagamento',
  },
  plan: {
    title: 'O que vai acontecer',
    page: 'só se o cliente voltar da página de pagamento',
    asked: 'só se a mandar fazer',
    form: 'um formulário com hookHash',
    json: 'JSON com assinatura',
  },
  proof: {
    title: 'Verificar o hookHash',
    what: 'SHA-256 da chave privada, do hookAction e do hookDate, seguidos.',
    sent: 'No formulário',
    computed: 'Calculado aqui',
    valid: 'hookHash certo',
    invalid: 'hookHash errado',
    computing: 'A calcular…',
    fields: 'Os campos do formulário',
  },
};
