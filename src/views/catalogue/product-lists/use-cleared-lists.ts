import { useEffect, useRef } from 'react'
import { useSession } from '#src/views/platform/hooks/use-session.ts'
import { clearProductLists } from './product-lists.ts'

/** Clears the lists when the customer logs out or another one logs in; those of a visitor stay at the log-in. */
export function useClearedLists(): void {
  const id = useSession().customer?.customers_id ?? null
  const known = useRef(id)
  useEffect(() => {
    if (known.current !== null && known.current !== id) clearProductLists()
    known.current = id
  }, [id])
}
