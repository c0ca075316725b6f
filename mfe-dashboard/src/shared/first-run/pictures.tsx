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

/** A sheet with a bookmark, in front of another one. */
export function BookmarkPicture() {
  const sheet = { fill: 'var(--color-bg)', stroke: 'var(--color-border-strong)', strokeWidth: 2.5 };
  return (
    <svg viewBox="0 0 320 224" aria-hidden="true">
      <ellipse cx="160" cy="208" rx="132" ry="10" fill="var(--color-sunken)" />
      <g transform="rotate(-7 140 120)">
        <rect x="66" y="28" width="132" height="170" rx="10" {...sheet} />
      </g>
      <rect x="104" y="20" width="144" height="184" rx="10" {...sheet} />
      <rect x="124" y="44" width="60" height="8" rx="4" fill="var(--color-text-muted)" />
      <rect x="124" y="60" width="76" height="6" rx="3" fill="var(--color-border)" />
      {[0, 1, 2, 3].map((option) => (
        <g key={option}>
          <circle
            cx="134"
            cy={96 + option * 26}
            r="8"
            fill={option === 2 ? 'var(--color-primary)' : 'none'}
            stroke={option === 2 ? 'var(--color-primary)' : 'var(--color-border-strong)'}
            strokeWidth="2.5"
          />
          <rect
            x="152"
            y={93 + option * 26}
            width={[64, 48, 72, 40][option]}
            height="6"
            rx="3"
            fill="var(--color-border)"
          />
        </g>
      ))}
      <path d="M208 12h26v58l-13-11-13 11z" fill="var(--color-chart-2)" />
    </svg>
  );
}

/** A calendar with one day marked. */
export function CalendarPicture() {
  return (
    <svg viewBox="0 0 320 224" aria-hidden="true">
      <ellipse cx="160" cy="208" rx="132" ry="10" fill="var(--color-sunken)" />
      <rect
        x="66"
        y="34"
        width="188"
        height="168"
        rx="12"
        fill="var(--color-bg)"
        stroke="var(--color-border-strong)"
        strokeWidth="2.5"
      />
      <path d="M66 78V46a12 12 0 0 1 12-12h164a12 12 0 0 1 12 12v32z" fill="var(--color-primary)" />
      <path
        d="M108 22v26M212 22v26"
        stroke="var(--color-text)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      {[0, 1, 2].map((week) =>
        [0, 1, 2, 3, 4].map((day) => {
          const isMarked = week === 1 && day === 3;
          return (
            <rect
              key={day}
              x={84 + day * 32}
              y={94 + week * 34}
              width="24"
              height="24"
              rx="6"
              fill={isMarked ? 'var(--color-chart-2)' : 'var(--color-primary-soft)'}
            />
          );
        }),
      )}
      <path
        d="m186 140 5 5 10-11"
        fill="none"
        stroke="var(--color-bg)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
