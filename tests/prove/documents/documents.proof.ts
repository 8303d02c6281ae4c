import { API_PREFIX } from '#contract/platform/constants.ts'
import { seededEmail } from '#tests/support/shopper.ts'
import { above, below, type Figures, type Proof, type Trial } from '#tests/prove/proof.ts'
import { withTestEnvironment, type TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import { badCookies, type Caller, logIn } from './callers.ts'
import { ownPaths, foreignPaths, traversals } from './document-paths.ts'

export const documents: Proof = {
  rule: '[API-108][DOC-01][ROLE-10][T66] a document opens for its owner in its storefront only; all else is the same 404',
  // traversals in every place of a path
  counts: { test: 10, long: 40, control: 1 },
  controlBreaks: ['let_in'],
  run: (trial) => withTestEnvironment({}, (environment) => tryAll(environment, trial)),
  judge: (figures) => [
    ...above(figures, { let_in: 0, told_apart: 0, locked_out: 0 }),
    ...below(figures, { own: 15, foreign: 100 }),
  ],
}

const NOT_FOUND = '{"success":false,"errors":["Not found."]}'
const UNAUTHORIZED = '{"success":false,"errors":["Unauthorized"],"message":"Unauthorized"}'
type Counts = { own: number; foreign: number; let_in: number; told_apart: number; locked_out: number }

/** The negative control takes what is one's own for foreign. */
async function tryAll(environment: TestEnvironment, { seed, count, broken, say }: Trial): Promise<Figures> {
  const callers = [
    await logIn(environment, seededEmail('silver'), 11),
    await logIn(environment, seededEmail('gold'), 11),
    await logIn(environment, seededEmail('pro'), 14),
  ]
  const counts: Counts = { own: 0, foreign: 0, let_in: 0, told_apart: 0, locked_out: 0 }
  for (const me of callers) {
    for (const path of ownPaths(me)) {
      const { status } = await open(environment, me, path, 'HEAD')
      counts.own++
      if (status !== 200) {
        counts.locked_out++
        say(`${path} refuses its owner: ${status}`)
      }
    }
    const foreign = [
      ...callers.filter((each) => (each === me) === broken).flatMap((each) => foreignPaths(me, each)),
      ...traversals(me, seed, count),
    ]
    for (const path of foreign) await isAbsent(environment, me, path, counts, say)
    for (const cookie of await badCookies(environment, me, callers))
      for (const path of ownPaths(me)) await isRefused(environment, { ...me, cookie }, path, counts, say)
  }
  return counts
}

async function isAbsent(
  environment: TestEnvironment,
  me: Caller,
  path: string,
  counts: Counts,
  say: Trial['say'],
): Promise<void> {
  for (const method of ['GET', 'HEAD']) {
    const { status, text } = await open(environment, me, path, method)
    counts.foreign++
    if (status === 404 && text === (method === 'GET' ? NOT_FOUND : '')) continue
    counts[status < 400 ? 'let_in' : 'told_apart']++
    say(`${method} ${path}: ${status} ${text.slice(0, 80)}`)
  }
}

async function isRefused(
  environment: TestEnvironment,
  me: Caller,
  path: string,
  counts: Counts,
  say: Trial['say'],
): Promise<void> {
  const { status, text } = await open(environment, me, path, 'GET')
  counts.foreign++
  if (status === 401 && text === UNAUTHORIZED) return
  counts[status < 400 ? 'let_in' : 'told_apart']++
  say(`${path} with a cookie that is no good: ${status}`)
}

let asked = 0

async function open({ url, db }: TestEnvironment, me: Caller, path: string, method: string) {
  if (asked++ % 50 === 0) await db.deleteFrom('rate_limits').execute()
  const address = `${url}/${API_PREFIX}/api/documents/${path}?project_id=${me.projectId}`
  const response = await fetch(address, { method, headers: { cookie: me.cookie } })
  return { status: response.status, text: await response.text() }
}
