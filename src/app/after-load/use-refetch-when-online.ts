import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onNetworkReturn } from '#src/app/effects/on-network-return.ts'
import { refetchUnreachable } from '#src/app/effects/refetch-unreachable.ts'

/** When the network returns, refetches every query that failed without it. */
export function useRefetchWhenOnline(): void {
  const queries = useQueryClient()
  useEffect(() => onNetworkReturn(() => refetchUnreachable(queries)), [queries])
}
