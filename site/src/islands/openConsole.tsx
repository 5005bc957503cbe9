import { consoleLoad } from '@words/reference.ts';
import type { ReferencePageId } from '../components/api/referencePages.ts';
import { Fetched } from './Fetched.tsx';
import { mount } from './mount.tsx';
import { pageContext } from './pageContext.ts';

async function fetchConsole() {
  const [{ OperationConsole }, { loadConsoleWords }] = await Promise.all([
    import('../components/api/console/OperationConsole.tsx'),
    import('../components/api/console/words/consoleWords.ts'),
  ]);
  return { OperationConsole, words: await loadConsoleWords(pageContext().locale) };
}

/** Reference page of an element. Elements on the API's page do not name the page. */
const referenceOf = (element: Element) =>
  (element.closest<HTMLElement>('[data-reference]')?.dataset.reference || 'api') as ReferencePageId;

export function openConsole(opener: HTMLElement): void {
  const slot = opener.closest<HTMLElement>('[data-console]');
  const operationId = slot?.dataset.console;
  if (!slot || !operationId || opener.hidden) return;
  const reference = referenceOf(slot);
  const place = slot.appendChild(document.createElement('div'));
  opener.hidden = true;
  const close = () => {
    unmount();
    place.remove();
    opener.hidden = false;
    opener.focus();
  };
  const unmount = mount(
    place,
    <Fetched fetch={fetchConsole} words={consoleLoad} onClose={close}>
      {({ OperationConsole, words }) => (
        <OperationConsole {...{ operationId, reference, words }} page={pageContext()} onClose={close} />
      )}
    </Fetched>,
  );
}
