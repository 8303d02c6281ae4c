import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { devicesPerCase } from '#pyro/show/devices-per-case.ts'
import { showGoodsQuery } from '#src/services/shows/show-goods-query.ts'
import { planSourceOf } from '#src/views/shows/show-builder/plan-source.ts'
import { useQueryScope } from '#src/views/platform/hooks/use-query-scope.ts'
import type { Editing } from './use-editing.ts'

/** Puts the product of the address into the tray once the show can be edited. */
export function useProductToAdd(editing: Editing): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const plan = planSourceOf(search)
  const id = plan?.kind === 'product' ? plan.id : null
  const { data } = useQuery(showGoodsQuery(useQueryScope(), id === null ? [] : [id]))
  const isDone = useRef(false)
  const isEditable = editing.shown.readOnly === null
  useEffect(() => {
    if (isDone.current || !isEditable || data === undefined) return
    isDone.current = true
    const [product] = data
    if (product === undefined || devicesPerCase(product) === null)
      editing.announce('This product is not lit, so it is no cue.')
    else editing.addToTray(product)
    void navigate(pathname, { replace: true })
  })
}
