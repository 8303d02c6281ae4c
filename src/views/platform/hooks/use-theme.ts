import { useSyncExternalStore } from 'react'
import { useShop } from '#src/views/platform/shop-context.ts'

export function useTheme() {
  const { theme } = useShop()
  const current = useSyncExternalStore(theme.subscribe, theme.read, theme.readOnServer)
  return { theme: current, toggleTheme: () => theme.change(current === 'dark' ? 'light' : 'dark') }
}
