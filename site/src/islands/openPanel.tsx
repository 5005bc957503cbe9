import type { ComponentType } from 'react';
import { mount } from './mount.tsx';
import { PanelFrame } from './PanelFrame.tsx';
import { type PanelContext, pageContext } from './pageContext.ts';
import { type PanelId, panels } from './panels.ts';

/** Width up to which the site has a single column, as in the styles. */
const oneColumn = '(max-width: 62.25em)';

/** Parts of a panel's section: the introduction, which contains the button, and the place for the opened panel. */
function partsOf(opener: HTMLElement) {
  const section = opener.closest<HTMLElement>('[data-live-panel]');
  const place = section?.querySelector('[data-island]');
  const introduction = place?.previousElementSibling;
  return section && place && introduction instanceof HTMLElement ? { section, place, introduction } : undefined;
}

/**
 * Opens a live panel in place of its introduction, or in a sheet if the page has one column. The layout is chosen when
 * the panel opens, so rotating a device keeps its state. Opening moves the focus inside, closing returns it.
 * @param opener button that opens the panel
 */
export function openPanel(opener: HTMLElement): void {
  const parts = partsOf(opener);
  if (!parts || parts.place.hasChildNodes()) return;
  const { section, place, introduction } = parts;
  const inSheet = matchMedia(oneColumn).matches;

  const { livePanel, props = '{}' } = section.dataset;
  // LivePanel.tsx wrote the props of this panel, with the types of {@link PanelProps}.
  const load = panels[livePanel as PanelId] as (given: object) => Promise<ComponentType<PanelContext>>;

  const close = () => {
    unmount();
    introduction.hidden = false;
    opener.focus();
  };
  const unmount = mount(
    place,
    <PanelFrame
      title={section.ariaLabel ?? ''}
      inSheet={inSheet}
      fetchPanel={() => load(JSON.parse(props))}
      context={pageContext()}
      onClose={close}
    />,
  );
  introduction.hidden = !inSheet;
  if (!inSheet) section.focus({ preventScroll: true });
}
