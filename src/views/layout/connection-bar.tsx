import { useEffect, useState } from 'react'
import { OfflineBar } from '#src/ui/feedback/offline-bar.tsx'
import { useIsOffline } from '#src/views/shop/use-offline.ts'

const BACK_ONLINE = 3_000

export function ConnectionBar() {
  const isOffline = useIsOffline()
  const [wasOffline, setWasOffline] = useState(false)
  useEffect(() => {
    if (isOffline) {
      setWasOffline(true)
      return undefined
    }
    const timer = setTimeout(() => setWasOffline(false), BACK_ONLINE)
    return () => clearTimeout(timer)
  }, [isOffline])
  return <OfflineBar state={isOffline ? 'offline' : wasOffline ? 'back' : 'online'} />
}
