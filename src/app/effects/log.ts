/** For failures that only somebody with the tools of the browser open needs to see; never any data of a person. */
export function log(text: string): void {
  // oxlint-disable-next-line no-console -- the one place that writes there
  console.warn(text)
}
