/** Data of a fresh sandbox (docs/decisions/seed.md); only test values (docs/decisions/check-digits.md). */
export const seed = {
  /** This platform may register entities; the other one may not. */
  platform: { code: '0001', privateKey: 'balcaoSandboxKey01', registersEntities: true },
  entity: { clientId: '999999990', name: 'Loja de Exemplo, Lda.' },
  otherPlatform: { code: '0002', privateKey: 'balcaoSandboxKey02', registersEntities: false },
  otherEntity: { clientId: '123456789', name: 'Outra Loja de Exemplo, Lda.' },
  referenceRange: { id: '1', entity: '12345', start: '0000001', end: '0099999' },
  otherReferenceRange: { id: '2', entity: '12345', start: '0100000', end: '0199999' },
  bankAccounts: [
    {
      code: 'BALCAO01',
      owner: 'Loja de Exemplo, Lda.',
      bankName: 'Banco de Exemplo',
      iban: 'PT50123443211234567890172',
      swift: 'EXEMPTPL',
    },
    {
      code: 'BALCAO02',
      owner: 'Loja de Exemplo, Lda.',
      bankName: 'Caixa de Exemplo',
      iban: 'PT50000201231234567890154',
      swift: 'CAIXPTPL',
    },
  ],
  /** Two cloud terminals and a standalone one; `scenarios/seededTerminals.ts` has those with faults. */
  terminals: [
    { uuid: '5f1b6c1e-0a4d-4f43-9d1e-000000000001', terminalId: '000000101', name: 'Balcão 1', cloud: true },
    { uuid: '5f1b6c1e-0a4d-4f43-9d1e-000000000002', terminalId: '000000102', name: 'Balcão 2', cloud: true },
    {
      uuid: '5f1b6c1e-0a4d-4f43-9d1e-000000000003',
      terminalId: '000000103',
      name: 'Loja de rua',
      cloud: false,
    },
  ],
  otherTerminal: {
    uuid: '5f1b6c1e-0a4d-4f43-9d1e-000000000004',
    terminalId: '000000104',
    name: 'Outra loja',
    cloud: true,
  },
  payments: {
    pendingReference: '1001',
    confirmedReference: '1002',
    cancelledReference: '1003',
    expiredReference: '1004',
    waitingPhone: '1005',
    refusedPhone: '1006',
    confirmedPhone: '1007',
    realtimeReference: '1008',
    otherEntity: '1009',
    initialRecurring: '1010',
    authorisedCard: '1011',
    confirmedCard: '1012',
    refundedCard: '1013',
    refundOfCard: '1014',
    waitingTerminal: '1015',
    authorisedTerminal: '1016',
    settledTerminal: '1017',
    readyCheckout: '1018',
    paidCheckout: '1019',
    readyToken: '1020',
  },
  /** `own` is the entity's and shared with the other one; the other entity shares `shared`, but not `theirs`. */
  customers: {
    own: '7d9a1c3e-2b4f-4c6d-8e0f-1a2b3c4d5e01',
    shared: '7d9a1c3e-2b4f-4c6d-8e0f-1a2b3c4d5e02',
    theirs: '7d9a1c3e-2b4f-4c6d-8e0f-1a2b3c4d5e03',
  },
  savedMethods: {
    card: '3f0c6a52-8d5e-4f0b-9a55-7b1c9c1e0a01',
    phone: '3f0c6a52-8d5e-4f0b-9a55-7b1c9c1e0a02',
    /** Cards saved by the other entity, for its shared and for its unshared customer. */
    sharedCard: '3f0c6a52-8d5e-4f0b-9a55-7b1c9c1e0a03',
    theirCard: '3f0c6a52-8d5e-4f0b-9a55-7b1c9c1e0a04',
  },
  /** Other entities of the same platform: a second shop, one under review and one declined. */
  entities: {
    approved: { clientId: '999999109', name: 'Filial de Exemplo, Lda.' },
    pending: { clientId: '999999206', name: 'Papelaria de Exemplo, Lda.' },
    declined: { clientId: '999999303', name: 'Bazar de Exemplo, Lda.' },
  },
  soapEntities: {
    withoutIntegration: '999999958',
    withoutReferences: '999999966',
    withoutRange: '999999974',
    withoutMethods: '999999982',
  },
  /** Two checkouts and a token of the old flow, all with 40 letters and digits. */
  checkouts: {
    ready: 'balcaoCheckoutReady000000000000000000001',
    paid: 'balcaoCheckoutPaid0000000000000000000002',
    token: 'balcaoToken00000000000000000000000000003',
  },
  firstFreePaymentId: 1101,
  webhooks: { confirmed: '301', cancelled: '302' },
  firstFreeWebhookId: 401,
} as const;
