import { ColourModeButton } from '@balcao/ui/colour-mode/ColourModeButton.tsx';
import { colourToggle } from '@words/chrome.ts';

/** The colour mode button of the bar; the inline script (ui/colour-mode/colourMode.ts) handles its click. */
export default function NavbarColorModeToggle() {
  return <ColourModeButton label={(mode) => colourToggle.label(colourToggle.modes[mode])} />;
}
