import { useEffect } from 'react'
import { useShop } from '#src/views/shop/shop-context.ts'
import { reloadUnreachable } from './reload-unreachable.ts'

/** When the network returns, retries every failed read of the customer's actors. */
export function useReloadWhenOnline(): void {
  const { shop } = useShop()
  useEffect(() => {
    const reload = () => reloadUnreachable((id) => shop.system.get(id))
    globalThis.addEventListener('online', reload)
    return () => globalThis.removeEventListener('online', reload)
  }, [shop])
}
