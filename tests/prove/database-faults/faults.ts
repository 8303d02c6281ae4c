import { sql } from 'kysely'
import { cartCalls } from '#contract/cart/carts.ts'
import { passwordCalls } from '#contract/account/password.ts'
import { productCalls } from '#contract/catalogue/products.ts'
import type { TestDb } from '#tests/support/database.ts'
import { percentile } from '#tests/prove/load/patient-shopper.ts'
import type { Figures } from '#tests/prove/proof.ts'
import { makeCustomer, makeShopperWithCart } from '#tests/support/customers.ts'
import type { FreezableProxy } from '#tests/support/freezable-proxy.ts'
import { Shopper, seededPassword, shopperAt } from '#tests/support/shopper.ts'

interface Timed {
  readonly status: number
  readonly ms: number
}

async function timed(ask: () => Promise<{ readonly status: number }>): Promise<Timed> {
  const from = performance.now()
  const { status } = await ask()
  return { status, ms: performance.now() - from }
}

const READS = 100
const readCart = (shopper: Shopper) => timed(() => shopper.send(cartCalls.selectCart, {}))

/** The 99th percentile of cart reads one after the other, in milliseconds. */
async function p99OfReads(shopper: Shopper): Promise<number> {
  const times: number[] = []
  for (let read = 0; read < READS; read++) {
    const { status, ms } = await readCart(shopper)
    if (status !== 200) throw new Error(`a cart was answered with ${status}`)
    times.push(ms)
  }
  return percentile(times, 0.99)
}

const TRIES = 3
const worst = (calls: readonly Timed[]): number => Math.round(Math.max(...calls.map(({ ms }) => ms)))

/** The quietest of a few: what else the machine does only adds to a time. */
async function ratioBeside(shopper: Shopper, fault: (beside: () => Promise<number>) => Promise<number>) {
  const ratios: number[] = []
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const quiet = await p99OfReads(shopper)
    ratios.push((await fault(() => p99OfReads(shopper))) / quiet)
    const ratio = ratios.at(-1) ?? 0
    // good, or worse than any other work of the machine could make it
    if (ratio <= 3 || ratio > 100) break
  }
  return Math.round(10 * Math.min(...ratios)) / 10
}

const WRITES = 20

/** A shopper's cart row is locked by somebody; the shopper writes it all the time while others read theirs. */
export async function lockedRow(url: string, db: TestDb): Promise<Figures> {
  const [victim, other] = [await makeShopperWithCart(url, db), await makeShopperWithCart(url, db)]
  const { id } = await victim.call(cartCalls.selectCart, {})
  const writes: Timed[] = []
  const write = (name: number) =>
    timed(() => victim.send(cartCalls.updateCart, { body: { cart_name: `n${name}` } }))
  const ratio = await ratioBeside(other, (beside) =>
    db.transaction().execute(async (trx) => {
      await sql`select from carts where id = ${id} for update`.execute(trx)
      const waiting = Array.from({ length: WRITES }, (_, name) => write(name))
      // somebody who waits for as long as nobody gives up frees the row in the end
      const reading = beside()
      reading.catch(() => undefined)
      const took = await Promise.race([reading, lapse(LOCKED)])
      if (took < LOCKED)
        writes.push(...(await Promise.race([Promise.all(waiting), lapse(LOCKED).then(() => [])])))
      return took
    }),
  )
  return {
    locked_calls: WRITES,
    locked_ms: writes.length > 0 ? worst(writes) : LOCKED,
    locked_wrong: writes.filter(({ status }) => status !== 503).length,
    beside_locked_ratio: ratio,
    quiet_reads: READS,
  }
}

const LOCKED = 13_000

function lapse(milliseconds: number): Promise<number> {
  return new Promise((settle) => {
    setTimeout(() => settle(milliseconds), milliseconds).unref()
  })
}

const neighborAt = (url: string, number: number): Shopper => shopperAt(url, `203.0.113.${number}`)

const CHANGES = 12
const LOG_INS = 8

export async function besidePasswordChanges(url: string, db: TestDb): Promise<Figures> {
  const reader = await makeShopperWithCart(url, db)
  let failed = 0
  const ratio = await ratioBeside(reader, async (beside) => {
    const changers: Shopper[] = []
    for (let made = 0; made < CHANGES; made++) {
      const changer = neighborAt(url, made)
      await changer.logIn(await makeCustomer(db))
      changers.push(changer)
    }
    const emails: string[] = []
    for (let made = 0; made < LOG_INS; made++) emails.push(await makeCustomer(db))
    const password = 'Willow~Gate7'
    const body = { current_password: seededPassword, password, password_confirmation: password }
    const changes = changers.map((shopper) => shopper.send(passwordCalls.changePassword, { body }))
    const logIns = emails.map((email, index) => neighborAt(url, 100 + index).logIn(email))
    const ending = Promise.allSettled([
      ...logIns,
      ...changes.map(async (change) => {
        if ((await change).status !== 200) throw new Error('not changed')
      }),
    ])
    const took = await beside()
    const ends = await ending
    failed += ends.filter(({ status }) => status === 'rejected').length
    return took
  })
  return { changes_failed: failed, beside_changes_ratio: ratio }
}

const FROZEN_CALLS = 30

/** The database stops answering in the middle of everything. */
export async function frozenDatabase(url: string, db: TestDb, proxy: FreezableProxy): Promise<Figures> {
  const shopper = await makeShopperWithCart(url, db)
  const visitor = new Shopper(url)
  await visitor.send(productCalls.products, { body: { page: 1 } })
  proxy.freeze()
  const waiting = Array.from({ length: FROZEN_CALLS }, () => readCart(shopper))
  const beside: Timed[] = []
  for (let page = 1; page <= 10; page++)
    beside.push(await timed(() => visitor.send(productCalls.products, { body: { page } })))
  const calls = await Promise.race([Promise.all(waiting), lapse(LOCKED).then((): Timed[] => [])])
  proxy.thaw()
  const from = performance.now()
  while ((await readCart(shopper)).status !== 200 && performance.now() - from < LOCKED);
  return {
    frozen_calls: FROZEN_CALLS,
    frozen_ms: calls.length > 0 ? worst(calls) : LOCKED,
    frozen_wrong:
      calls.filter(({ status }) => status !== 503).length +
      beside.filter(({ status }) => status !== 200).length,
    beside_frozen_ms: worst(beside),
    after_frozen_ms: Math.round(performance.now() - from),
  }
}
