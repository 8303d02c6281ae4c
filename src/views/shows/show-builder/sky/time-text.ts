/** "0:08.3" */
export function timeText(ms: number): string {
  const tenths = Math.floor(Math.max(0, ms) / 100)
  return `${Math.floor(tenths / 600)}:${String(Math.floor((tenths % 600) / 10)).padStart(2, '0')}.${tenths % 10}`
}

/** "8.3 seconds", for screen readers. */
export function timeWords(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  const seconds = `${(Math.floor((ms % 60_000) / 100) / 10).toFixed(1)} seconds`
  return minutes > 0 ? `${minutes} min ${seconds}` : seconds
}
