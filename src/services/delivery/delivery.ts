import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { accountCalls } from '#contract/account/account.ts'
import { deliveryCalls } from '#contract/delivery/delivery.ts'
import type {
  LoadAddressLogic,
  SaveShippingAddressLogic,
  SetShippingAddressLogic,
} from '#machines/delivery/delivery.types.ts'
import type {
  LoadDatesLogic,
  LoadPickupTimesLogic,
  UpdatePickupInfoLogic,
} from '#machines/delivery/schedule/schedule.types.ts'
import type {
  CarriersAnswer,
  LoadCarriersLogic,
  SaveShippingQuoteLogic,
} from '#machines/delivery/shipping-quotes/shipping-quotes.types.ts'
import type { CheckTexasLogic } from '#machines/delivery/texas-check/texas-check.types.ts'
import type { Call } from '#src/services/platform/client/client.ts'
import { forgetDeadlines } from '#src/services/site/deadline-queries.ts'

export function deliveryServices(call: Call) {
  const loadAddress: LoadAddressLogic = fromPromise(async ({ signal }) => {
    const [current, addresses] = await Promise.all([
      call(deliveryCalls.selectShippingAddress, {}, { signal }),
      call(deliveryCalls.selectShippingAddresses, {}, { signal }),
    ])
    return { ...current, addresses }
  })
  const setShippingAddress: SetShippingAddressLogic = fromPromise(({ input, signal }) =>
    call(deliveryCalls.setShippingAddress, { body: input }, { signal }),
  )
  const saveShippingAddress: SaveShippingAddressLogic = fromPromise(({ input, signal }) =>
    call(deliveryCalls.saveShippingAddress, { body: { shippingAddress: input } }, { signal }),
  )
  return { loadAddress, setShippingAddress, saveShippingAddress }
}

export function scheduleServices(call: Call, queries: QueryClient) {
  const loadDates: LoadDatesLogic = fromPromise(({ input, signal }) =>
    input.is_pickup
      ? call(accountCalls.loadAvailableShipDatesPickup, { body: {} }, { signal })
      : call(accountCalls.loadAvailableShipDates, { body: {} }, { signal }),
  )
  const loadPickupTimes: LoadPickupTimesLogic = fromPromise(({ input, signal }) =>
    call(accountCalls.loadAvailablePickupTimes, { body: { selectedDate: input.date } }, { signal }),
  )
  const updatePickupInfo: UpdatePickupInfoLogic = fromPromise(({ input, signal }) =>
    call(deliveryCalls.updatePickupInfo, { body: input }, { signal }).finally(() => forgetDeadlines(queries)),
  )
  return { loadDates, loadPickupTimes, updatePickupInfo }
}

/** Milliseconds; for a response without quotes, which does not expire, because the machine's timer needs a number. */
const NEVER = 86_400_000

const lifetimeOf = (quotes: CarriersAnswer['shipping_quotes']): number =>
  Math.max(0, Math.min(NEVER, ...quotes.map((quote) => Date.parse(quote.expires_at) - Date.now())))

export function quoteServices(call: Call) {
  const loadCarriers: LoadCarriersLogic = fromPromise(async ({ signal }) => {
    const { shipping_quotes } = await call(deliveryCalls.selectCarriers, {}, { signal })
    return { shipping_quotes, lifetime: lifetimeOf(shipping_quotes) }
  })
  const saveShippingQuote: SaveShippingQuoteLogic = fromPromise(({ input, signal }) =>
    call(deliveryCalls.saveShippingQuote, { body: { ...input, selected: true } }, { signal }),
  )
  return { loadCarriers, saveShippingQuote }
}

export function texasServices(call: Call) {
  const checkTexas: CheckTexasLogic = fromPromise(({ input, signal }) =>
    call(
      deliveryCalls.getDisableShippingToTexas,
      { body: { ...input, items: [...input.items] } },
      { signal },
    ),
  )
  return { checkTexas }
}
