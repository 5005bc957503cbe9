/** A row of the lifecycle of a payment. */
export interface PaymentRow {
  from: string;
  to: string;
  action: string;
  actionLabel: string;
}
