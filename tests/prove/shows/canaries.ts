import { sql } from 'kysely'
import { showCalls } from '#contract/shows/shows.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import type { Figures, Trial } from '#tests/prove/proof.ts'
import { cueOf, PRODUCT, publish, showOf, store, tokenIn } from '#tests/server/shows/stored-shows.ts'
import { makeCustomer } from '#tests/support/customers.ts'
import { Shopper } from '#tests/support/shopper.ts'

const CENTS = 98_765_432
const CANARIES = {
  price: '987654.32',
  firstname: 'Kanarra',
  lastname: 'Zeisig',
  note: 'Stieglitz by the pier',
  music: 'Goldammer.mp3',
} as const

/** What is private about a show or its owner is looked for in every byte that its link gives to anybody. */
export async function canaries({ url, db }: TestEnvironment, { broken, say }: Trial): Promise<Figures> {
  const email = await makeCustomer(db)
  await sql`update customers set firstname = ${CANARIES.firstname}, lastname = ${CANARIES.lastname} where email = ${email}`.execute(
    db,
  )
  await db.updateTable('prices').set({ cents: CENTS }).where('product_id', '=', PRODUCT).execute()
  await sql`update versions set version = version + 1 where name = 'catalog'`.execute(db)
  const owner = new Shopper(url)
  await owner.logIn(email)
  const doc = showOf(0, {
    ...(broken ? { name: CANARIES.note } : {}),
    cues: [cueOf(0, { note: CANARIES.note })],
    music: { name: CANARIES.music, seconds: 100, offset_ms: 0 },
    on_hand: { [PRODUCT]: 77_777 },
  })
  const token = tokenIn(await publish(owner, await store(owner, doc)))
  await untilPriced(owner)
  const asked = [
    `/shop-api/public/api/shows/view/${token}?project_id=11`,
    `/view-my-fireworks-show/${token}`,
    `/images/shows/${token}.jpg`,
  ]
  const secrets = [...Object.values(CANARIES), email, '77777', '"price"']
  let leaks = 0
  let answers = 0
  for (const path of asked)
    for (const reader of [new Shopper(url), owner]) {
      const answer = await reader.fetch(path)
      if (answer.ok) answers++
      const text = Buffer.from(await answer.arrayBuffer()).toString('latin1')
      const found = secrets.filter((secret) => text.includes(secret))
      if (found.length > 0) say(`${path} has ${found.join()}`)
      leaks += found.length
    }
  return { leaks, public_answers: answers }
}

/** The owner sees the canary, so it would be seen. */
async function untilPriced(owner: Shopper): Promise<void> {
  for (;;) {
    const { products } = await owner.call(showCalls.showProducts, { body: { ids: [PRODUCT] } })
    if (products[0]?.price === CENTS) return
    await new Promise((wait) => setTimeout(wait, 100))
  }
}
