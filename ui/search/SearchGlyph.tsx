import { Icon } from '../icon/Icon.tsx';
/** A magnifying glass. */
export function SearchGlyph() {
  return (
    <Icon
      size={18}
      strokeWidth="1.7"
      path="M7.8 2.5a5.3 5.3 0 1 1 0 10.6a5.3 5.3 0 1 1 0-10.6M11.8 11.8l3.9 3.9"
    />
  );
}
