/** A range of test durations, in seconds, as text: '45 min', '30 min – 1 h 30 min', 'N/A' for none. */
export function describeDuration(min: number, max: number): string {
  if (max <= 0) return 'N/A';
  const from = formatMinutes(min);
  const to = formatMinutes(max);
  return from === to ? to : `${from} – ${to}`;
}

function formatMinutes(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}
