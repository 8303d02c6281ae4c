import { useEffect, useState } from 'react'

export interface Confirmation {
  /** something of this step is being saved */
  readonly isPending: boolean
  /** everything that the step shows is saved */
  readonly isSaved: boolean
  /** tells the machine to go on */
  readonly confirm: () => void
}

/**
 * Continue while something is still being saved waits for the end of it: the step is left when all is saved, and
 * stays when a save failed.
 */
export function useConfirmation({ isPending, isSaved, confirm }: Confirmation) {
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => {
    if (!isWaiting || isPending) return undefined
    const timer = setTimeout(() => {
      setWaiting(false)
      if (isSaved) confirm()
    })
    return () => clearTimeout(timer)
  }, [isWaiting, isPending, isSaved, confirm])
  return { isWaiting, press: () => setWaiting(true) }
}
