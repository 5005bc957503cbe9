/** A magnifying glass. */
export function SearchGlyph() {
  return (
    <svg
      aria-hidden="true"
      width="18"
      height="18"
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
    >
      <path d="M7.8 2.5a5.3 5.3 0 1 1 0 10.6a5.3 5.3 0 1 1 0-10.6M11.8 11.8l3.9 3.9" />
    </svg>
  );
}
