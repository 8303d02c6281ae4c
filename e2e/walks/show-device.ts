/** What the walk releases of the device, in the page. */
export interface ReleasedDevice {
  /** the lock of the show is given to this page */
  claim: () => void
  /** it is not given, or taken away again */
  deny: () => void
  /** the browser says that the oldest write was kept, or failed */
  readonly writes: ((isKept: boolean) => void)[]
}

/** Locks are given, denied and taken away by the walk; writes to IndexedDB end when it says so, once `areWritesHeld` is set. */
export function deviceOfTest(): void {
  const idle = () => undefined
  const device: ReleasedDevice = { claim: idle, deny: idle, writes: [] }
  Reflect.set(globalThis, 'deviceOfTest', device)
  const request = (_: string, __: LockOptions, hold: () => Promise<unknown>) =>
    new Promise((resolve, reject) => {
      device.claim = () => void hold().then(resolve, reject)
      device.deny = () => reject(new DOMException('denied', 'AbortError'))
    })
  Object.defineProperty(navigator, 'locks', { value: { request } })
  // called with the transaction as `this`
  // oxlint-disable-next-line typescript/unbound-method
  const { addEventListener } = EventTarget.prototype
  const failed = new WeakMap<IDBTransaction, EventListener>()
  IDBTransaction.prototype.addEventListener = function (
    this: IDBTransaction,
    type: string,
    listener: EventListener,
  ) {
    if (type === 'error') failed.set(this, listener)
    addEventListener.call(this, type, (event) => {
      if (type !== 'complete' || Reflect.get(globalThis, 'areWritesHeld') !== true) return listener(event)
      return device.writes.push((isKept) => (isKept ? listener : failed.get(this))?.(event))
    })
  }
}

/** Puts a row among the shows of a browser that has none. */
export const shelveInPage = (row: object): Promise<void> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('shows', 1)
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore('shows', { keyPath: 'id' }),
    )
    opening.addEventListener('error', () => reject(new Error('the browser keeps nothing')))
    opening.addEventListener('success', () => {
      const transaction = opening.result.transaction('shows', 'readwrite')
      transaction.objectStore('shows').put(row)
      transaction.addEventListener('complete', () => {
        opening.result.close()
        resolve()
      })
    })
  })

/** The row of a show, as the page has written it last. */
export const shelvedInPage = (id: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('shows', 1)
    opening.addEventListener('error', () => reject(new Error('the browser keeps nothing')))
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('shows').objectStore('shows').get(id)
      reading.addEventListener('success', () => {
        opening.result.close()
        resolve(reading.result)
      })
    })
  })
