import type { Lifecycle } from '../../facts/factTypes.ts';

export interface LifecyclePart {
  of: Lifecycle;
  rows?: readonly string[];
}

export const operationLifecycles = {
  createEntity: { of: 'entity' },
  createCheckout: { of: 'checkout' },
  createPayment: {
    of: 'payment',
    rows: [
      'new create_push',
      'new charge_saved_card',
      'pending_confirmation accept_push',
      'pending_confirmation refuse_push',
      'pending_confirmation fail_push',
      'pending_confirmation expire_push',
      'pending retry_push',
    ],
  },
  createReference: {
    of: 'payment',
    rows: [
      'new create_reference',
      'pending pay_reference',
      'pending cancel',
      'pending expire',
      'cancelled pay_reference_late',
    ],
  },
  createCapture: {
    of: 'payment',
    rows: [
      'new authorise_saved_card',
      'pending authorise_card',
      'authorised capture',
      'authorised settle',
      'confirmed capture',
    ],
  },
  createRefund: { of: 'payment', rows: ['confirmed refund', 'confirmed void', 'confirmed void_part'] },
  cancelPayment: {
    of: 'payment',
    rows: ['pending cancel', 'authorised cancel', 'pending expire', 'authorised expire'],
  },
  createTerminalPayment: { of: 'terminal' },
  createWebhook: { of: 'delivery' },
} as const satisfies Record<string, LifecyclePart>;
export type OperationWithLifecycle = keyof typeof operationLifecycles;
