import { fromPromise } from 'xstate'
import { lineCalls } from '#contract/quick-order/lines.ts'
import { isRefusal } from '#machines/quick-order/lines-answered.ts'
import type {
  AddShowLinesLogic,
  PurchaseRequest,
  ReadPurchaseLogic,
} from '#machines/shows/show-purchase/show-purchase.types.ts'
import type { Call } from '#src/services/platform/client/client.ts'

/** Requests without an answer, kept on the device by customer and show. */
export interface PurchaseStore {
  /** null: none is kept, or it is too old for the server to know it */
  readonly read: (key: string) => PurchaseRequest | null
  readonly write: (key: string, request: PurchaseRequest | null) => void
}

/** The actors of the machine `showPurchase`. */
export function showPurchaseServices(call: Call, store: PurchaseStore) {
  const readPurchase: ReadPurchaseLogic = fromPromise(({ input }) =>
    Promise.resolve(store.read(keyOf(input))),
  )
  const addShowLines: AddShowLinesLogic = fromPromise(async ({ input }) => {
    const { request_id, lines } = input
    const key = keyOf(input)
    const isRepeated = store.read(key)?.request_id === request_id
    // before it is sent, so that a page that is closed meanwhile knows it
    store.write(key, { request_id, lines })
    try {
      const answer = await call(lineCalls.addLines, { body: { request_id, lines: [...lines] } })
      store.write(key, null)
      return answer
    } catch (error) {
      if (isRefusal(error, { isRepeated })) store.write(key, null)
      throw error
    }
  })
  return { readPurchase, addShowLines }
}

const keyOf = ({ customer_id, showId }: { readonly customer_id: number; readonly showId: string }): string =>
  `${customer_id}/${showId}`
