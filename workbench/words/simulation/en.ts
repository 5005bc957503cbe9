import { languageTags } from '@balcao/text/languageTags.ts';
import { countIn } from '@balcao/text/plural.ts';
import type { SimulationWords } from './pt.ts';

const plural = countIn(languageTags.en);

export const words: SimulationWords = {
  seed: 'Seed',
  seedHint: 'A number up to 999999999. The same seed always shows the same.',
  seedWrong: 'Type a whole number between 0 and 999999999.',
  run: 'Run from the beginning',
  another: 'Another seed',
  loading: 'Loading the simulation…',
  failed: 'The simulation does not start in this browser.',
  failedWhat:
    'It needs a current browser that lets the page run a program in the background. The network may also have failed.',
  again: 'Try again',

  play: 'Play',
  pause: 'Pause',
  next: 'Next step',
  back: 'Previous step',
  position: (step, last) => `Step ${step} of ${last}`,
  pace: 'Pace',
  paces: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  goTo: 'Go to step',
  go: 'Go',
  stopAt: 'Stop at step',
  playUntil: 'Play until then',
  stepWrong: (last) => `Type a step between 0 and ${last}.`,
  awaited: (step, known) => `Step ${step} has not come yet: the simulation is at step ${known}.`,

  new: 'start',
  flow: (counts) => `Payments in each state: ${counts}.`,
  count: (state, count) => `${state} ${count}`,

  lastSteps: 'Last steps',
  nothingYet: 'Nothing has happened yet.',
  shop: (number) => `Shop ${number}`,
  payment: (id) => `Payment ${id}`,
  noResponse: 'no response',
  moreCalls: (count) => `and ${plural(count, 'more call', 'more calls')}`,
  messages: (count) => `Received: ${plural(count, 'webhook', 'webhooks')}.`,
  underWay: 'The next step began before this one had ended.',
  noEffect: 'Nothing changed.',

  holds: (count, step) =>
    step === 0
      ? 'Nothing has been checked yet.'
      : `Everything that is checked holds up to step ${step}: ${plural(count, 'promise', 'promises')}.`,
  broken: 'Broken promise:',
  checked: 'What is checked after each step',
  isKept: 'holds',
  isBroken: 'broken',
  reached: 'What has been reached so far',
  kinds: {
    states: 'States',
    transitions: 'Transitions',
    events: 'Webhook events',
    operations: 'API operations',
    soap: 'SOAP methods',
    codes: 'Error codes',
  },
  of: (met, all) => `${met} of ${all}`,
  repeat: 'The same in the project folder:',
  digest: 'Digest of everything seen up to this step:',

  announce: {
    playing: 'The simulation is running.',
    stands: (step) => `The simulation stands at step ${step}.`,
    ended: (step) => `The simulation has ended at step ${step}.`,
    broken: (step) => `A promise was broken at step ${step}.`,
  },

  promises: {
    'the sandbox fails only when it was asked to': 'The sandbox fails only when it is asked to.',
    'every response is as the contract describes it': 'Every response is as the contract describes it.',
    'everything moves by the tables of its lifecycle alone':
      'Everything changes state only as the tables of states allow.',
    'money is conserved: captured, refunded and settled sums add up':
      'No money is lost: what was captured, refunded and settled adds up.',
    'what falls due happens, at its own moment': 'What is due happens, and at its own moment.',
    'what a search finds is what a payment says': 'A search finds what the payment says.',
    'references, ids of shops, pages and terminals belong to one payment':
      'A reference, a shop identifier, a page or a terminal transaction belongs to one payment only.',
    'what was acknowledged is there, even after a crash':
      'What was confirmed to the caller is still there, even after a process crashes.',
    'only what a call is about changes, and a refusal changes nothing':
      'A call changes only what it is about, and a refusal changes nothing.',
    'each committed event is put into the outbox for each of its subscriptions':
      'Each stored event waits to be delivered to each of its subscriptions.',
    'each message is delivered, waits for its next attempt, or is set aside':
      'Each webhook was delivered, waits for its next attempt, or was set aside.',
    'each message that arrives is an attempt of one process that wrote it down':
      'No webhook is sent twice at once: each one that arrives is a recorded attempt.',
    'a subscription is disabled by failures in a row, and by nothing else':
      'Only failures in a row disable a subscription.',
    'messages about one payment reach a URL in their order':
      'The webhooks of a payment reach a URL in their order.',
    'every message is signed with the key of its platform':
      'Each webhook is signed with the key of its platform.',
    'every message says what happened, as it is described':
      'Each webhook says what happened, as it is described.',
    'no message stays behind: every lease is returned, and what is due leaves':
      'No webhook stays behind: what is due leaves.',
    'REST, SOAP and the lists say the same': 'REST, SOAP and the lists say the same.',
    'a state that was imported is exported as it was': 'An imported state is exported as it was.',
    'every call ends': 'Every call ends.',
  },

  actions: {
    'merchant.reference': 'The shop creates a Multibanco reference.',
    'merchant.phone': 'The shop asks for an MB WAY payment.',
    'merchant.savedCard': 'The shop charges a saved method.',
    'merchant.checkout': 'The shop creates a checkout.',
    'merchant.token': 'The shop saves a payment method.',
    'merchant.recurring': 'The shop makes a recurring charge.',
    'merchant.capture': 'The shop captures an authorisation.',
    'merchant.refund': 'The shop refunds a payment.',
    'merchant.adjust': 'The shop changes an authorised amount.',
    'merchant.update': 'The shop changes a payment.',
    'merchant.cancel': 'The shop cancels a payment.',
    'merchant.read': 'The shop reads payments.',
    'payer.atm': 'The customer pays at the ATM.',
    'payer.phone': 'The customer answers on the phone.',
    'payer.card': 'The customer types a card on the payment page.',
    'payer.challenge': 'The customer answers the bank.',
    'payer.pagePhone': 'The customer chooses MB WAY on the payment page.',
    'payer.pageReference': 'The customer chooses Multibanco on the payment page.',
    'payer.leave': 'The customer leaves the payment page.',
    'payer.pagePush': 'The customer answers the notification that the page asked for.',
    'payer.pageAtm': 'The customer pays the reference that the page gave.',
    'subscriber.subscribe': 'The shop subscribes to a webhook.',
    'subscriber.update': 'The shop changes a subscription.',
    'subscriber.delete': 'The shop deletes a subscription.',
    'subscriber.failureMode': 'The deliveries of a subscription fail on purpose from now on.',
    'subscriber.disable': 'A subscription is disabled.',
    'subscriber.resume': 'A subscription is resumed.',
    'subscriber.resend': 'The shop asks for a webhook to be sent again.',
    'receiver.behave': 'The shop’s server responds in another way from now on.',
    'terminal.payment': 'The shop sends a payment to the terminal.',
    'terminal.refund': 'The shop sends a refund to the terminal.',
    'terminal.processed': 'The shop registers a payment that the terminal has already taken.',
    'terminal.amount': 'An amount is typed at the terminal.',
    'terminal.card': 'The customer presents a card at the terminal.',
    'terminal.pin': 'The customer types the PIN at the terminal.',
    'terminal.leave': 'The customer gives up at the terminal.',
    'terminal.fault': 'The terminal fails on purpose from now on.',
    'terminal.settlement': 'The terminal closes the day.',
    'soap.createPaymentReference': 'A shop with SOAP creates a reference.',
    'soap.doWebPayment': 'A shop with SOAP creates a payment page.',
    'soap.checkWebPayment': 'A shop with SOAP reads a payment.',
    'soap.cancelPayment': 'A shop with SOAP cancels a payment.',
    'soap.checkEntityPayments': 'A shop with SOAP asks about several payments.',
    'soap.getEntityPayments': 'A shop with SOAP lists payments.',
    'soap.validatePaymentReference': 'A shop with SOAP validates a reference.',
    'soap.saveEntityPayments': 'A shop with SOAP creates several payments.',
    'soap.checkIntegrationState': 'A shop with SOAP checks its integration.',
    'soap.subscribeToWebhook': 'A shop with SOAP subscribes to a webhook.',
    'registrar.entity': 'A platform registers an entity.',
    'registrar.customer': 'The shop registers a customer.',
    'registrar.updateCustomer': 'The shop changes a customer.',
    'registrar.deleteCustomer': 'The shop deletes a customer.',
    'registrar.associate': 'A customer is associated with an entity.',
    'registrar.dissociate': 'A customer is dissociated from an entity.',
    'registrar.deleteMethod': 'The shop deletes a saved method.',
    'operator.fault': 'The next calls of a shop fail on purpose from now on.',
    'operator.clearFaults': 'Calls no longer fail on purpose.',
    'operator.read': 'Somebody reads what the sandbox has logged.',
    'operator.export': 'The state of a sandbox is exported.',
    'operator.import': 'A state is imported.',
    'operator.reset': 'A sandbox is reset.',
    'operator.review': 'The sign-up of an entity is decided.',
    'clock.advance': 'The clock of a sandbox moves on.',
    'clock.moveTo': 'The clock of a sandbox jumps to another day.',
    'clock.settle': 'The day closes and what was paid is settled.',
    'process.kill': 'The process of the sandbox will be killed in the middle of what comes next.',
    'process.restart': 'The process of the sandbox is restarted.',
    rest: 'Everything that is due is waited for, and all is checked.',
  },
};
