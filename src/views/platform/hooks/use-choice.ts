import { useSyncExternalStore } from 'react'
import type { Choice } from '#src/views/platform/shop-context.ts'

/** The current value of a choice. */
export const useChoice = <T>({ subscribe, read, readOnServer }: Choice<T>): T =>
  useSyncExternalStore(subscribe, read, readOnServer)
