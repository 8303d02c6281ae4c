import { useQueryClient } from '@tanstack/react-query'
import { useReducer, useRef, useState } from 'react'
import type { SaveProductAnswer, StaffProduct } from '#contract/staff/staff-products.ts'
import { PRODUCT_LIST_KEY, saveProduct, undoProduct } from '#src/services/staff/product-desk.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { useStaffCall } from '#src/views/staff/use-staff-call.ts'
import { changesOf, nextEdit, type ProductEdit, saveOf, startOf } from './product-edit.ts'

/** A product, what is typed over it, its save, and the undo of a change. */
export function useProductEdit(product: StaffProduct) {
  const { call } = useShop()
  const [edit, dispatch] = useReducer(nextEdit, product, startOf)
  const [attempt, setAttempt] = useState(0)
  const [pressed, setPressed] = useState<'save' | 'undo'>('save')
  const press = usePress()
  const send = async (
    action: 'save' | 'undo',
    body: object,
    sent: ProductEdit['typed'],
    run: (requestId: string) => Promise<SaveProductAnswer>,
  ) => {
    setPressed(action)
    const answer = await press.send(body, run)
    if (answer) dispatch({ type: 'answered', sent, answer })
    setAttempt((count) => count + 1)
  }
  const save = async () => {
    const body = saveOf(edit)
    if (body === null || press.isPending) return
    await send('save', body, edit.typed, (request_id) => saveProduct(call, { ...body, request_id }))
  }
  const undo = async (history_id: number) => {
    if (press.isPending) return
    const { id, version } = edit.base
    const body = { id, version, history_id }
    await send('undo', body, {}, (request_id) => undoProduct(call, { ...body, request_id }))
  }
  return {
    edit,
    dispatch,
    isChanged: Object.keys(changesOf(edit)).length > 0,
    attempt,
    pressed,
    isPending: press.isPending,
    answer: press.answer,
    failure: press.failure,
    save,
    undo,
  }
}

export type ProductEditor = ReturnType<typeof useProductEdit>

/** Sends the same again under the same request id until an answer has come, so that it takes effect once. */
export function usePress() {
  const queries = useQueryClient()
  const { run, isPending, answer, failure } = useStaffCall<SaveProductAnswer>()
  const open = useRef<{ readonly body: string; readonly id: string } | null>(null)
  const send = async (body: object, act: (requestId: string) => Promise<SaveProductAnswer>) => {
    const text = JSON.stringify(body)
    if (open.current?.body !== text) open.current = { body: text, id: crypto.randomUUID() }
    const { id } = open.current
    const end = await run(() => act(id))
    if (end.kind === 'failed') return null
    open.current = null
    void queries.invalidateQueries({ queryKey: PRODUCT_LIST_KEY })
    return end.answer
  }
  return { send, isPending, answer, failure }
}
