/**
 * What every fresh sandbox holds, with fixed keys and ids, so that each sample on the site answers as it stands
 * (DECISIONS 45). Only test values: see CHECK-DIGITS for the tax numbers.
 */
export const seed = {
  platform: { code: '0001', privateKey: 'balcaoSandboxKey01' },
  entity: { clientId: '999999990', name: 'Loja de Exemplo, Lda.' },
  otherPlatform: { code: '0002', privateKey: 'balcaoSandboxKey02' },
  otherEntity: { clientId: '123456789', name: 'Outra Loja de Exemplo, Lda.' },
  referenceRange: {
    id: '1',
    entity: '12345',
    start: '0000001',
    end: '0099999',
  },
  otherReferenceRange: {
    id: '2',
    entity: '12345',
    start: '0100000',
    end: '0199999',
  },
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
  terminals: [
    {
      uuid: '5f1b6c1e-0a4d-4f43-9d1e-000000000001',
      terminalId: '000000101',
      name: 'Balcão 1',
      cloud: true,
    },
    {
      uuid: '5f1b6c1e-0a4d-4f43-9d1e-000000000002',
      terminalId: '000000102',
      name: 'Balcão 2',
      cloud: true,
    },
    {
      uuid: '5f1b6c1e-0a4d-4f43-9d1e-000000000003',
      terminalId: '000000103',
      name: 'Loja de rua',
      cloud: false,
    },
  ],
  /** One payment of each kind and state. */
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
  },
  /** The first payment a reader creates gets this id. */
  firstFreePaymentId: 1101,
  webhooks: { confirmed: '301', cancelled: '302' },
  firstFreeWebhookId: 401,
} as const;
