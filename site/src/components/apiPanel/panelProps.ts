/** Props of the panel. */
export interface ApiPanelProps {
  id: string;
  /** URL of the reference in the page's language. */
  api: string;
  /** Anchor in the reference; a new object for each request. */
  place: { readonly anchor: string };
  isOpen: boolean;
  onClose: () => void;
}
