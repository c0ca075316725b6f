/** The logo, beside the product's name: a ticked answer on an answer sheet. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <rect width="32" height="32" rx="6" fill="var(--color-primary)" />
      <path
        d="M8 16.5l5.5 5.5L24.5 10"
        fill="none"
        stroke="var(--color-on-primary)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
