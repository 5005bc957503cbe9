import type { World } from '../../../proofs/check/world.ts';
import { outcomeOf, toldLate } from './terminalProofs.ts';

async function viewOf(world: World, id: string) {
  const { terminal, state, label } = await outcomeOf(world, id);
  return [terminal, state, label];
}

/** An amount of which the terminal reports the approval five minutes after the deadline. */
const reportedLate = 999_006;

/** What is shown of {@link reportedLate} after the deadline: before the report, and after it. */
export async function aroundTheReport(world: World) {
  await world.api.post('/sandbox/reset');
  const { data } = await world.terminal().ask(reportedLate, { validDate: { end: '2026-01-15T10:02:00' } });
  await world.pass(180);
  const before = await viewOf(world, data.id);
  await world.pass(300);
  return { before, after: await viewOf(world, data.id), id: data.id };
}

/** What is shown of payments whose deadline passes while the terminal is still busy, or has not reported. */
async function shownAfterDeadline(world: World) {
  const seen: unknown[] = [];
  for (const goOn of ['none', 'card', 'pin'] as const) {
    await world.api.post('/sandbox/reset');
    const terminal = world.terminal();
    const { data } = await terminal.ask(1000, { validDate: { end: '2026-01-15T10:00:30' } });
    await world.pass(29);
    if (goOn !== 'none') await terminal.card('insert');
    if (goOn === 'pin') await terminal.pin();
    await world.pass(1);
    seen.push(await viewOf(world, data.id));
  }
  const { before, after } = await aroundTheReport(world);
  return [...seen, before, after];
}

/** Every view of the table in its order: what terminal, API and back office show together, each reached in a sandbox. */
export async function shownViews(world: World) {
  const terminal = world.terminal();
  const view = (id: string) => viewOf(world, id);
  /** A payment that the card, the time and the red key end. */
  const unpaid = async () => {
    const views: unknown[] = [];
    for (const end of [
      () => terminal.charge(world.cards.declined),
      () => world.pass(60),
      () => terminal.leave(),
    ]) {
      const { data } = await terminal.ask(7500);
      await end();
      views.push(await view(data.id));
    }
    return views;
  };
  const cutOff = (await terminal.ask(7500)).data;
  await terminal.card('insert');
  await terminal.pin();
  await terminal.setTerminalFault('offline');
  await world.pass(5);
  const authorisedOffline = await view(cutOff.id);
  await terminal.setTerminalFault('none');
  const seen: unknown[] = [];
  const { id } = (await terminal.ask(7500)).data;
  seen.push(await view(id));
  await terminal.card('insert');
  seen.push(await view(id));
  await terminal.setTerminalFault('silent');
  await terminal.pin();
  seen.push(await view(id));
  await terminal.setTerminalFault('offline');
  seen.push(await view(id), authorisedOffline);
  await terminal.setTerminalFault('silent');
  await world.pass(5);
  seen.push(await view(id));
  await terminal.setTerminalFault('none');
  seen.push(await view(id));
  await terminal.settle();
  seen.push(await view(id));
  await world.settle();
  seen.push(await view(id));
  const returned = await terminal.confirmed();
  await world.refund(returned.id, 1000);
  seen.push(await view(returned.id));
  await terminal.setTerminalFault('silent');
  seen.push(...(await unpaid()));
  await terminal.setTerminalFault('none');
  seen.push(...(await unpaid()));
  seen.push(...(await shownAfterDeadline(world)));
  const { told } = await toldLate(world, 60, true);
  seen.push([told.terminal, told.state, told.label]);
  const refund = (await terminal.askBack(world.seed.payments.settledTerminal, 500)).data;
  seen.push(await view(refund.id));
  await terminal.charge();
  seen.push(await view(refund.id));
  const declined = (await terminal.askBack(world.seed.payments.settledTerminal, 500)).data;
  await terminal.charge(world.cards.mastercard);
  seen.push(await view(declined.id));
  return seen;
}
