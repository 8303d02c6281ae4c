import { createHash, createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { showCalls } from '#contract/shows/shows.ts'
import { randomOf } from '#pyro/random.ts'
import { runConcurrently } from '#tests/prove/rig/run-concurrently.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import type { Figures, Trial } from '#tests/prove/proof.ts'
import { share } from '#tests/server/shows/stored-shows.ts'
import { makeShopper } from '#tests/support/customers.ts'
import { shopperAt } from '#tests/support/shopper.ts'

const SHARES = 12
const GUESSES = 100_000
const ADDRESSES = 12
const EACH = 40

/** Tokens are guessed: by counting, by chance, from ids, and from a token that is known. */
export async function guesses(
  { url, db, shop }: TestEnvironment,
  { seed, broken, say }: Trial,
): Promise<Figures> {
  const shopper = await makeShopper(url, db)
  const live: { readonly id: string; readonly token: string }[] = []
  for (let made = 0; made < SHARES; made++) live.push(await share(shopper))
  const revoked = await share(shopper)
  await shopper.call(showCalls.revokeShare, { body: { id: revoked.id } })
  const known = live[0]?.token ?? ''
  const tried = [...guessesFrom(seed, known, live), ...(broken ? [known] : [])]
  // by the statement of the shop, without its limits
  const hashes = tried.map((token) => createHash('sha256').update(token).digest())
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from show_shares where token_hash = any(${hashes})`.execute(db)
  const statuses = await runConcurrently([...Array(ADDRESSES).keys()], 4, async (at) => {
    const guesser = shopperAt(url, `203.0.113.${at + 1}`)
    const seen: number[] = []
    for (let asked = 0; asked < EACH; asked++) {
      const token = tried[(at * EACH + asked) % tried.length] ?? ''
      seen.push((await guesser.send(showCalls.viewShow, { params: { token } })).status)
    }
    return seen
  })
  const toldApart = await answersDiffer(url, shop.ports[1] ?? 0, { live: known, revoked: revoked.token }, say)
  return {
    guesses: tried.length,
    hits: (rows[0]?.n ?? 0) + statuses.flat().filter((status) => status === 200).length,
    unlimited: statuses.filter((seen) => seen.filter((status) => status === 429).length < EACH - 30).length,
    told_apart: toldApart,
  }
}

function* guessesFrom(seed: number, known: string, live: readonly { readonly id: string }[]) {
  const random = randomOf(`guesses ${seed}`)
  const bytes = () => Uint8Array.from({ length: 16 }, () => Math.floor(random() * 256))
  for (let count = 1; count <= 2_000; count++) yield String(count).padStart(22, '0')
  for (const { id } of live) {
    yield id.replaceAll('-', '').slice(0, 22)
    for (const secret of ['', 'secret', id])
      yield createHmac('sha256', secret).update(id).digest().subarray(0, 16).toString('base64url')
  }
  for (let at = 0; at < known.length; at++)
    for (const other of 'AZaz09-_')
      if (known[at] !== other && at < known.length - 1) yield known.slice(0, at) + other + known.slice(at + 1)
  for (let rest = 0; rest < GUESSES; rest++) yield Buffer.from(bytes()).toString('base64url')
}

interface Tokens {
  readonly live: string
  readonly revoked: string
}

/** What nobody has, what was taken back, and what belongs to the other storefront is answered by the same bytes. */
async function answersDiffer(
  url: string,
  proPort: number,
  { live, revoked }: Tokens,
  say: Trial['say'],
): Promise<number> {
  const pro = `http://127.0.0.1:${proPort}`
  const paths = (token: string, projectId: number) => [
    `/shop-api/public/api/shows/view/${token}?project_id=${projectId}`,
    `/images/shows/${token}.jpg`,
    `/view-my-fireworks-show/${token}`,
  ]
  const told = async (origin: string, token: string, projectId: number) => {
    const answers: string[] = []
    for (const path of paths(token, projectId)) {
      const answer = await fetch(origin + path, { headers: { 'x-forwarded-for': '203.0.113.200' } })
      const headers = [...answer.headers].filter(([name]) => !CHANGING.has(name))
      answers.push(`${answer.status} ${JSON.stringify(headers)} ${await answer.text()}`)
    }
    return answers
  }
  const [unknown, taken] = [await told(url, 'A'.repeat(22), 11), await told(url, revoked, 11)]
  const [proUnknown, foreign] = [await told(pro, 'A'.repeat(22), 14), await told(pro, live, 14)]
  const differing = [
    ...unknown.filter((answer, at) => answer !== taken[at]),
    ...proUnknown.filter((answer, at) => answer !== foreign[at]),
  ]
  for (const answer of differing) say(`told apart: ${answer.slice(0, 160)}`)
  return differing.length
}

const CHANGING = new Set(['date', 'set-cookie', 'keep-alive'])
