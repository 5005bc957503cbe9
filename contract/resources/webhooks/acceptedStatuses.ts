import { formatList } from '@balcao/text/numbers.ts';
import { limit, valuesOf } from '../../provenance/limit.ts';
import { published, specified } from '../../provenance/origin.ts';
import { say } from '../../words/locales.ts';

/** Statuses that confirm receipt (docs/decisions/webhook-messages.md, docs/decisions/retry-schedule.md). */
export const acceptedStatusLimits = {
  acceptedStatuses: {
    webhook: limit({
      value: [200, 201, 202, 204],
      origin: published('olderGuides', 'the specification says a success status, this the four codes'),
      name: say(
        'Estados HTTP que contam como recebido num webhook',
        'Estados HTTP que cuentan como recibido en un webhook',
        'HTTP statuses that count as received in a webhook',
      ),
      shown: (statuses, locale) => formatList(statuses, locale, 'disjunction'),
    }),
    callback: limit({ value: [200], origin: specified('7') }),
  },
};
export const { acceptedStatuses } = valuesOf(acceptedStatusLimits);
