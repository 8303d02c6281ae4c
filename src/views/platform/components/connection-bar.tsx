import { useEffect, useState } from 'react'
import { OfflineBar } from '#src/ui/feedback/offline-bar.tsx'
import { useIsOffline } from '#src/views/platform/hooks/use-offline.ts'

const BACK_ONLINE = 3_000

export function ConnectionBar() {
  const isOffline = useIsOffline()
  const [wasOffline, setWasOffline] = useState(false)
  if (isOffline && !wasOffline) setWasOffline(true)
  useEffect(() => {
    if (isOffline || !wasOffline) return undefined
    const timer = setTimeout(() => setWasOffline(false), BACK_ONLINE)
    return () => clearTimeout(timer)
  }, [isOffline, wasOffline])
  const online = wasOffline ? 'back' : 'online'
  return <OfflineBar state={isOffline ? 'offline' : online} />
}
