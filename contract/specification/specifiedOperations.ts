/** Required credentials, declared again so that the specification's lists are independent of the contract. */
type SpecAuth = 'platform-and-entity' | 'platform' | 'none';
type SpecMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Operation as listed in section 7 of the site and REST specification. */
export interface SpecOperation {
  method: SpecMethod;
  path: string;
  /** Credentials according to section 6. */
  auth: SpecAuth;
  /** Statuses named in section 7, which does not exclude others. */
  statuses: readonly number[];
  query: readonly string[];
  /** Defaults of query parameters. */
  defaults: Readonly<Record<string, unknown>>;
  deprecated: boolean;
}

type More = Partial<Omit<SpecOperation, 'method' | 'path' | 'query'>> & { query?: string };

function line(method: SpecMethod, path: string, more: More = {}): SpecOperation {
  const { query = '', ...rest } = more;
  return {
    method,
    path,
    auth: 'platform-and-entity',
    statuses: [],
    defaults: {},
    deprecated: false,
    ...rest,
    query: query.trim() === '' ? [] : query.trim().split(/\s+/),
  };
}

const platform = { auth: 'platform' } as const;
const nobody = { auth: 'none' } as const;
const paging = { limit: 500, page: 1 };
const newest = '-createdAt';

/** The forty-four calls of section 7, in order. */
export const specOperations: readonly SpecOperation[] = [
  line('POST', '/entities', { ...platform, statuses: [201, 401, 422, 500, 502] }),
  line('GET', '/entities/{clientId}', platform),
  line('POST', '/checkouts', { statuses: [201] }),
  line('GET', '/checkouts/{id}', { query: 'page_layout page_language' }),
  line('GET', '/checkouts/{id}/payment'),
  line('POST', '/customers', { statuses: [200, 201, 409] }),
  line('GET', '/customers', { query: 'email customerId limit page', defaults: paging }),
  line('GET', '/customers/{uuid}'),
  line('PUT', '/customers/{uuid}'),
  line('DELETE', '/customers/{uuid}'),
  line('GET', '/customers/{uuid}/entities'),
  line('POST', '/customers/{uuid}/entities', { statuses: [409] }),
  line('DELETE', '/customers/{uuid}/entities/{clientId}'),
  line('GET', '/customers/{uuid}/paymentMethods', {
    query: 'code sort limit',
    defaults: { sort: newest, limit: 100 },
  }),
  line('DELETE', '/customers/{uuid}/paymentMethods/{paymentMethod_uuid}'),
  line('POST', '/payments', { statuses: [201, 400, 409] }),
  line('GET', '/payments', {
    query: `id type amount referenceDetails_entity referenceDetails_reference customUniqueId stateDetails_state
      paymentMethod_code paymentMethod_type paymentMethod_result_code initialPaymentId invoiceDetails_number
      recurring_type customer createdAt updatedAt validAt paidAt transferredAt invoicedDetails_invoicedAt
      sort limit page`,
    defaults: { sort: newest, ...paging },
  }),
  line('POST', '/payments/references'),
  line('PUT', '/payments/{id}'),
  line('GET', '/payments/{id}'),
  line('POST', '/payments/{id}/recurrings'),
  line('POST', '/payments/{id}/captures'),
  line('POST', '/payments/{id}/refunds'),
  line('PATCH', '/payments/{id}/cancellation'),
  line('PATCH', '/payments/{id}/amount'),
  line('GET', '/terminals', {
    query: 'terminalId name sort limit page',
    defaults: { ...paging, sort: newest },
  }),
  line('GET', '/terminals/{uuid}'),
  line('POST', '/terminals/{uuid}/payments'),
  line('POST', '/terminals/{uuid}/refunds/{paymentId}'),
  line('POST', '/terminals/{uuid}/processedPayments', { statuses: [409] }),
  line('GET', '/webhooks', { ...platform, query: 'action' }),
  line('POST', '/webhooks', platform),
  line('GET', '/webhooks/{id}', platform),
  line('PUT', '/webhooks/{id}', platform),
  line('DELETE', '/webhooks/{id}', platform),
  line('GET', '/availableMethods', { query: 'amount' }),
  line('GET', '/referenceRanges'),
  line('GET', '/bankAccounts'),
  line('POST', '/sdks/{language}', nobody),
  line('GET', '/sdks/{language}/options', nobody),
  line('GET', '/errors', nobody),
  line('GET', '/errors/{errorCode}', nobody),
  line('POST', '/token', { deprecated: true }),
  line('GET', '/token/{token}', { deprecated: true }),
];
