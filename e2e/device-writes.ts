/** What the device has written is not confirmed any more, once `isWriteHeld` is set. */
export function heldWrites(): void {
  // called with the transaction as `this`
  // oxlint-disable-next-line typescript/unbound-method
  const { addEventListener } = EventTarget.prototype
  IDBTransaction.prototype.addEventListener = function (
    this: IDBTransaction,
    type: string,
    listener: EventListener,
  ) {
    const notify = (event: Event) => {
      if (type !== 'complete' || Reflect.get(globalThis, 'isWriteHeld') !== true) return listener(event)
      return Reflect.set(globalThis, 'isWriting', true)
    }
    addEventListener.call(this, type, notify)
  }
}

/** The browser keeps nothing. */
export function deniedWrites(): void {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('denied', 'UnknownError')
  }
}
