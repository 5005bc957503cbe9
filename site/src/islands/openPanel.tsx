import type { ComponentType } from 'react';
import { mount } from './mount.tsx';
import { PanelFrame } from './PanelFrame.tsx';
import { type PanelContext, pageContext } from './pageContext.ts';
import { type PanelId, panels } from './panels.ts';

/** Width below which the site has one column, as in its theme. */
const oneColumn = '(max-width: 62.25em)';

/** Parts of a panel's section: its introduction, with the button, and the place of the opened panel. */
function partsOf(opener: HTMLElement) {
  const section = opener.closest<HTMLElement>('[data-live-panel]');
  const place = section?.querySelector('[data-island]');
  const introduction = place?.previousElementSibling;
  return section && place && introduction instanceof HTMLElement ? { section, place, introduction } : undefined;
}

/**
 * Opens a live panel in place of its introduction, or in a sheet if the page has one column. The layout is chosen at
 * opening, so that rotating a device keeps the panel's state. Opening moves the focus inside, closing returns it.
 * @param opener its button
 */
export function openPanel(opener: HTMLElement): void {
  const parts = partsOf(opener);
  if (!parts || parts.place.hasChildNodes()) return;
  const { section, place, introduction } = parts;
  const inSheet = matchMedia(oneColumn).matches;

  const { livePanel, props = '{}' } = section.dataset;
  // LivePanel writes the props of each panel with these types.
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
