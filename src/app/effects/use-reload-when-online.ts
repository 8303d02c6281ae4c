import { useEffect } from 'react'
import { useShop } from '#src/views/platform/shop-context.ts'
import { onNetworkReturn } from './on-network-return.ts'
import { reloadUnreachable } from './reload-unreachable.ts'

/** When the network returns, retries every failed read of the customer's actors. */
export function useReloadWhenOnline(): void {
  const { shop } = useShop()
  useEffect(() => onNetworkReturn(() => reloadUnreachable((id) => shop.system.get(id))), [shop])
}
