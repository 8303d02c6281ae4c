import type { SaveProductAnswer } from '#contract/staff/staff-products.ts'
import { staffProductCalls as calls } from '#contract/staff/staff-products.ts'
import { openImports } from './product-import.ts'
import type { TestShop } from './shop.ts'
import type { Shopper } from './shopper.ts'

/** What members of staff do with single products. */
export async function openProductDesk(shop: TestShop) {
  const imports = await openImports(shop)
  const { staff } = imports
  const read = async (id: number, by: Shopper = staff) => {
    const product = await by.call(calls.readStaffProduct, { params: { id: String(id) } })
    if (!product) throw new Error(`there is no product ${id}`)
    return product
  }
  const save = async (
    { id, version }: { readonly id: number; readonly version: number },
    fields: Readonly<Record<string, string>>,
    more: { stock?: { seen: number; to: string }; request_id?: string } = {},
    by: Shopper = staff,
  ) =>
    by.call(calls.saveStaffProduct, {
      body: { id, version, fields, request_id: crypto.randomUUID(), ...more },
    })
  const undo = async (
    { id, version }: { readonly id: number; readonly version: number },
    history_id: number | undefined,
    request_id: string = crypto.randomUUID(),
  ) => staff.call(calls.undoStaffProduct, { body: { id, version, history_id: history_id ?? 0, request_id } })
  const exported = async () => (await staff.fetch('/shop-api/staff/products/export?project_id=11')).text()
  return { ...imports, read, save, undo, exported }
}

/** The texts of a refused save by field. */
export const problemsOf = (answer: SaveProductAnswer) =>
  answer.kind === 'invalid'
    ? Object.fromEntries(answer.problems.map(({ field, text }) => [field, text]))
    : null

/** The product of a save that was made. */
export function savedProduct(answer: SaveProductAnswer) {
  if (answer.kind !== 'saved') throw new Error(JSON.stringify(answer))
  return answer.product
}
