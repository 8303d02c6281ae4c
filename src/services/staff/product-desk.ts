import { queryOptions } from '@tanstack/react-query'
import type { CallArgs } from '#contract/platform/endpoint.ts'
import { staffProductCalls } from '#contract/staff/staff-products.ts'
import type { Call } from '#src/services/platform/client/client.ts'

const fresh = { staleTime: 0, gcTime: 0, retry: false } as const
/** What is being edited is not read again under the reader's eyes. */
const onRequest = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const

type Query = CallArgs<typeof staffProductCalls.listStaffProducts>['query']
type Body<E> = CallArgs<E> extends { readonly body: infer B } ? B : never

export const PRODUCT_LIST_KEY = ['staff', 'products', 'list'] as const

/** The page shown before stays, busy, until the next one has come. */
export const staffProductsQuery = (call: Call, query: Query) =>
  queryOptions({
    queryKey: [...PRODUCT_LIST_KEY, query],
    queryFn: ({ signal }) => call(staffProductCalls.listStaffProducts, { query }, { signal }),
    placeholderData: (shown) => shown,
    ...fresh,
  })

export const staffProductQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: ['staff', 'products', 'detail', id],
    queryFn: ({ signal }) => call(staffProductCalls.readStaffProduct, { params: { id } }, { signal }),
    ...fresh,
    ...onRequest,
  })

export const productChoicesQuery = (call: Call) =>
  queryOptions({
    queryKey: ['staff', 'products', 'choices'],
    queryFn: ({ signal }) => call(staffProductCalls.readProductChoices, {}, { signal }),
    ...fresh,
    ...onRequest,
  })

export type ProductSave = Body<typeof staffProductCalls.saveStaffProduct>

export const saveProduct = (call: Call, body: ProductSave) =>
  call(staffProductCalls.saveStaffProduct, { body })
export const undoProduct = (call: Call, body: Body<typeof staffProductCalls.undoStaffProduct>) =>
  call(staffProductCalls.undoStaffProduct, { body })
export const addProduct = (call: Call, body: Body<typeof staffProductCalls.addStaffProduct>) =>
  call(staffProductCalls.addStaffProduct, { body })
