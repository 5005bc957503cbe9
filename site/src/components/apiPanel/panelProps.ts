/** What the panel is told by the page it stands beside. */
export interface ApiPanelProps {
  id: string;
  /** Address of the reference in the page's language. */
  api: string;
  /** Where in the reference; a new object each time it is asked for. */
  place: { readonly anchor: string };
  isOpen: boolean;
  onClose: () => void;
}
