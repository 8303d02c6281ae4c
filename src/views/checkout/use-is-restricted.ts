import { useSelector } from '@xstate/react'
import { isRestricted } from '#machines/checkout/checkout.selectors.ts'
import { usePeer } from '#src/views/shop/use-peer.ts'

export const TEXAS_REASON = 'Resolve the shipping restriction first.'

export const useIsRestricted = (): boolean => useSelector(usePeer('checkout'), isRestricted)
