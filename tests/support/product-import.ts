import { staffImportCalls as calls } from '#contract/staff/staff-import.ts'
import { logInEditor, makeEditor } from './editor.ts'
import type { TestShop } from './shop.ts'
import type { Shopper } from './shopper.ts'

export const bytesOf = (text: string) => new TextEncoder().encode(text)
export const dollars = (cents: number): string => (cents / 100).toFixed(2)

interface SeenRun {
  readonly id: string
  readonly fingerprint: string
}

/** What members of staff with the right `catalogue` do, and the products they do it with. */
export async function openImports(shop: TestShop) {
  const newStaff = async (projectId = 11) =>
    logInEditor(shop.url, await makeEditor(shop.db, ['catalogue']), { projectId })
  const [staff, colleague] = [await newStaff(), await newStaff()]
  const check = (file: string, by: Shopper = staff, id = crypto.randomUUID()) =>
    by.call(calls.checkProductImport, { query: { name: 'products.csv', id }, body: bytesOf(file) })
  const dryRun = async (file: string, by: Shopper = staff) => {
    const answer = await check(file, by)
    if (answer.kind !== 'read') throw new Error(JSON.stringify(answer.problems))
    const { rows } = await by.call(calls.listImportRows, { query: { id: answer.id } })
    return { ...answer, rows }
  }
  const apply = ({ id, fingerprint }: SeenRun, more = {}, by: Shopper = staff) =>
    by.call(calls.applyProductImport, {
      body: { id, fingerprint, request_id: crypto.randomUUID(), skip_refused: false, ...more },
    })
  return { newStaff, staff, colleague, check, dryRun, apply, ...createGoods(shop) }
}

function createGoods({ db }: TestShop) {
  let taken = 0
  /** Products of the consumer storefront that were not asked for before, with their silver price. */
  const goods = (count: number) => {
    taken += count
    return db
      .selectFrom('products as p')
      .innerJoin('stock as s', 's.product_id', 'p.id')
      .innerJoin('prices as r', 'r.product_id', 'p.id')
      .innerJoin('levels as l', 'l.id', 'r.level_id')
      .select(['p.id', 'p.model', 'p.name', 'p.upc', 'p.url', 's.qty', 'r.cents'])
      .where('p.project_id', '=', 11)
      .where('l.short_name', '=', 'silver')
      .where('s.qty', '>', 20)
      .orderBy('p.id')
      .offset(taken - count)
      .limit(count)
      .execute()
  }
  const good = async () => {
    const [product] = await goods(1)
    if (!product) throw new Error('there are no more products')
    return product
  }
  /** A UPC with the right check digit that no other product has. */
  const newUpc = (): string => {
    const digits = `49${String(++taken).padStart(9, '0')}`
    const sum = Array.from(digits).reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 1 : 3), 0)
    return `${digits}${(10 - (sum % 10)) % 10}`
  }
  const stockOf = async (id: number) => {
    const found = db.selectFrom('stock').select('qty').where('product_id', '=', id)
    return (await found.executeTakeFirstOrThrow()).qty
  }
  const setStock = (id: number, qty: number) =>
    db.updateTable('stock').set({ qty }).where('product_id', '=', id).execute()
  const silverOf = async (id: number) => {
    const found = db
      .selectFrom('prices as r')
      .innerJoin('levels as l', 'l.id', 'r.level_id')
      .select('r.cents')
      .where('r.product_id', '=', id)
      .where('l.short_name', '=', 'silver')
    return (await found.executeTakeFirstOrThrow()).cents
  }
  return { goods, good, newUpc, stockOf, setStock, silverOf }
}
