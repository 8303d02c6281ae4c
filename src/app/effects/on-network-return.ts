/** milliseconds in which a read may fail because it began without the network */
const RETURN_PERIOD = 10_000

/**
 * Calls `begin` whenever the network returns, and what it returns after the period or before the next call. Returns the
 * unsubscribe function.
 */
export function onNetworkReturn(begin: () => () => void): () => void {
  let end = () => undefined as void
  const stop = () => {
    end()
    end = () => undefined
  }
  const handleOnline = () => {
    stop()
    const finish = begin()
    const timer = setTimeout(stop, RETURN_PERIOD)
    end = () => {
      clearTimeout(timer)
      finish()
    }
  }
  globalThis.addEventListener('online', handleOnline)
  return () => {
    globalThis.removeEventListener('online', handleOnline)
    stop()
  }
}
