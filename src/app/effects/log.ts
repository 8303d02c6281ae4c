/** Logs failures for developers to the console; never personal data. */
export function log(text: string): void {
  // oxlint-disable-next-line no-console -- the one place that writes there
  console.warn(text)
}
