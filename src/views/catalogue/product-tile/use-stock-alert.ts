import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { setStockAlert, stockAlertsQuery } from '#src/services/catalogue/stock-alerts.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'

const NOT_SAVED = 'It could not be saved. Please try again.'

/** Whether the customer waits for a product, and the one call that changes it. */
export function useStockAlert(products_id: number) {
  const scope = useQueryScope()
  const queries = useQueryClient()
  const { data } = useQuery(stockAlertsQuery(scope))
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isChanged, setChanged] = useState(false)
  const isWaiting = data?.some((alert) => alert.products_id === products_id) ?? false
  const change = async (is_wanted: boolean) => {
    setPending(true)
    setProblem(await setStockAlert(scope.call, queries, { products_id, is_wanted }).catch(() => NOT_SAVED))
    setPending(false)
    setChanged(true)
  }
  return { isWaiting, isPending, problem, isChanged, change }
}
