import { useState } from 'react'

/** Whether something is open, and whether it ever was, for lazy mounting. */
export function useOpening() {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const open = () => {
    setWasOpen(true)
    setOpen(true)
  }
  return { isOpen, wasOpen, open, close: () => setOpen(false) }
}
