import { useSyncExternalStore } from 'react'
import type { Product } from '#contract/catalogue/products.ts'

export const MOST_COMPARED = 4

export type ListedProduct = Pick<Product, 'products_id' | 'products_name' | 'products_url' | 'image_url'>
export type ListName = 'favorites' | 'compare'
export type ProductLists = Readonly<Record<ListName, readonly ListedProduct[]>>

const EMPTY: ProductLists = { favorites: [], compare: [] }
let lists = EMPTY
const listeners = new Set<() => void>()

export const readProductLists = (): ProductLists => lists

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: ProductLists): void {
  lists = next
  for (const listener of listeners) listener()
}

/** Favorites and compared products: kept in memory until the page is loaded again or the customer logs out. */
export const useProductLists = (): ProductLists =>
  useSyncExternalStore(subscribe, readProductLists, () => EMPTY)

export const isListed = (list: readonly ListedProduct[], { products_id }: ListedProduct): boolean =>
  list.some((each) => each.products_id === products_id)

/** Puts the product at the end of the list, or takes it out; a full list of compared products stays as it is. */
export function toggleListed(name: ListName, product: ListedProduct): void {
  const list = lists[name]
  if (isListed(list, product))
    change({ ...lists, [name]: list.filter(({ products_id }) => products_id !== product.products_id) })
  else if (name === 'favorites' || list.length < MOST_COMPARED)
    change({ ...lists, [name]: [...list, listed(product)] })
}

const listed = ({ products_id, products_name, products_url, image_url }: ListedProduct): ListedProduct => ({
  products_id,
  products_name,
  products_url,
  image_url,
})

export const clearCompared = (): void => change({ ...lists, compare: [] })
export const clearProductLists = (): void => change(EMPTY)
