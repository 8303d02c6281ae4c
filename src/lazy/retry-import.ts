const ADDRESS = /https?:\S+\.js/

/**
 * Imports a module whose script did not come. A browser never asks again for an address that failed, so it is asked for
 * at another one. Where the browser does not tell which address failed, only a reload of the page helps.
 * @throws `failure`, or why the module could not be had this time either
 */
export async function retryImport<M>(failure: unknown, attempt: number): Promise<M> {
  const [address] = ADDRESS.exec(failure instanceof Error ? failure.message : '') ?? []
  if (address === undefined) throw failure
  const other = `${address}?again=${attempt}`
  // the same script that was asked for before
  return (await import(/* @vite-ignore */ other)) as M
}
