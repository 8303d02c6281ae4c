import { type FreezableProxy, openFreezableProxy } from '#tests/support/freezable-proxy.ts'

/** A text of a statement, and what the database gets instead, filled up with blanks. */
export type ChangedText = readonly [sent: string, instead: string]

/** A negative control: between a shop and its database, parts of statements are changed. */
export const openChangingProxy = (
  databaseUrl: string,
  texts: readonly ChangedText[],
): Promise<FreezableProxy> =>
  openFreezableProxy(databaseUrl, (bytes) => {
    for (const [sent, instead] of texts) replaceAll(bytes, sent, instead.padEnd(sent.length))
    return bytes
  })

/** In place: messages of PostgreSQL begin with their length. */
function replaceAll(bytes: Buffer, sent: string, instead: string): void {
  for (let at = bytes.indexOf(sent); at >= 0; at = bytes.indexOf(sent, at + 1)) bytes.write(instead, at)
}
