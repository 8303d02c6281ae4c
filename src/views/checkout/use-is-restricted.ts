import { useSelector } from '@xstate/react'
import { isRestricted } from '#machines/checkout/checkout.selectors.ts'
import { useSystemActor } from '#src/views/platform/hooks/use-system-actor.ts'

export const TEXAS_REASON = 'Resolve the shipping restriction first.'

export const useIsRestricted = (): boolean => useSelector(useSystemActor('checkout'), isRestricted)
