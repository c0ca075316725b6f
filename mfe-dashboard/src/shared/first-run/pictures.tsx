/** Four options of a question; one of them may be ticked. */
function Options({ y, ticked }: { y: number; ticked?: number }) {
  return [0, 1, 2, 3].map((option) => (
    <circle
      key={option}
      cx={104 + option * 30}
      cy={y}
      r="9"
      fill={option === ticked ? 'var(--color-primary)' : 'none'}
      stroke={option === ticked ? 'var(--color-primary)' : 'var(--color-border-strong)'}
      strokeWidth="2.5"
    />
  ));
}

/** An answer sheet with its first answers, a pencil and a clock. */
export function AnswerSheetPicture() {
  return (
    <svg viewBox="0 0 320 224" aria-hidden="true">
      <ellipse cx="160" cy="208" rx="132" ry="10" fill="var(--color-sunken)" />
      <rect
        x="52"
        y="14"
        width="172"
        height="190"
        rx="10"
        fill="var(--color-bg)"
        stroke="var(--color-border-strong)"
        strokeWidth="2.5"
      />
      <rect x="72" y="34" width="72" height="8" rx="4" fill="var(--color-text-muted)" />
      <rect x="72" y="50" width="112" height="6" rx="3" fill="var(--color-border)" />
      {[84, 114, 144, 174].map((y) => (
        <rect key={y} x="70" y={y - 4} width="14" height="8" rx="4" fill="var(--color-border)" />
      ))}
      <Options y={84} ticked={1} />
      <Options y={114} ticked={3} />
      <Options y={144} ticked={0} />
      <Options y={174} />
      <circle
        cx="242"
        cy="58"
        r="38"
        fill="var(--color-surface)"
        stroke="var(--color-primary)"
        strokeWidth="5"
      />
      <path
        d="M242 34v24l16 12"
        fill="none"
        stroke="var(--color-text)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g transform="rotate(40 212 176)">
        <rect x="204" y="92" width="18" height="74" fill="var(--color-chart-2)" />
        <path d="M204 92v-8a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v8z" fill="var(--color-danger)" />
        <path d="M204 166h18l-9 20z" fill="var(--color-warning-soft)" />
        <path d="M209.500 178h7l-3.500 8z" fill="var(--color-text)" />
      </g>
    </svg>
  );
}

/** Steps that lead up to a flag. */
export function StepsPicture() {
  return (
    <svg viewBox="0 0 320 224" aria-hidden="true">
      <ellipse cx="160" cy="208" rx="132" ry="10" fill="var(--color-sunken)" />
      {[0, 1, 2, 3].map((step) => (
        <rect
          key={step}
          x={56 + step * 52}
          y={164 - step * 34}
          width="44"
          height={42 + step * 34}
          rx="6"
          fill={step === 3 ? 'var(--color-primary)' : 'var(--color-primary-soft)'}
          stroke="var(--color-primary)"
          strokeWidth="2.5"
        />
      ))}
      <path
        d="M234 62V10"
        stroke="var(--color-text)"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M236 12h42l-12 13 12 13h-42z" fill="var(--color-chart-2)" />
      <path
        d="M50 140 102 106l44 8 62-58"
        fill="none"
        stroke="var(--color-text-muted)"
        strokeWidth="3"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
    </svg>
  );
}
