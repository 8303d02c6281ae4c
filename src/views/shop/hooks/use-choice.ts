import { useSyncExternalStore } from 'react'
import type { Choice } from '#src/views/shop/shop-context.ts'

/** The current value of a choice. */
export const useChoice = <T>({ subscribe, read, readOnServer }: Choice<T>): T =>
  useSyncExternalStore(subscribe, read, readOnServer)
