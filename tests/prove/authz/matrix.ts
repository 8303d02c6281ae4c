import { setTimeout as pause } from 'node:timers/promises'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { API_PREFIX } from '#contract/platform/constants.ts'
import { calls } from '#contract/registry.ts'
import type { TestEnvironment } from '#tests/prove/rig/test-environment.ts'
import type { Credential } from './credentials.ts'
import type { Owner } from './owner.ts'
import { policies } from './policies.ts'
import type { Payload, Policy, Reach } from './policy.ts'

/** A call with its authorization policy. */
export interface Row {
  readonly name: string
  readonly entry: Endpoint
  readonly policy: Policy
}

const ADMITS = {
  required: 'customer',
  optional: 'visitor',
  none: 'everybody',
  document: 'document',
  staff: 'staff',
  feed: 'feed',
} as const

/** The rows of all calls, and the violations of the table. */
export function tableOfPolicies(): { readonly rows: readonly Row[]; readonly gaps: readonly string[] } {
  const rows: Row[] = []
  const gaps: string[] = []
  for (const [name, entry] of Object.entries<Endpoint>(calls)) {
    const policy = policies[name]
    if (!policy) gaps.push(`${name} has no policy`)
    else if (policy.admits !== ADMITS[entry.auth]) gaps.push(`${name} admits others than its policy says`)
    else rows.push({ name, entry, policy })
    for (const place of idPlaces(entry))
      if (policy && !policy.ids?.[place]) gaps.push(`${name}: nothing is said about ${place}`)
  }
  for (const name of Object.keys(policies)) if (!(name in calls)) gaps.push(`${name} is no call any more`)
  return { rows, gaps }
}

interface Node {
  readonly wrapped?: Node
  readonly item?: Node
  readonly entries?: Readonly<Record<string, Node>>
}
const ID = /(^|_)ids?$|Ids?$|^customer$|email/

function idPlaces(entry: Endpoint): readonly string[] {
  const params = [...entry.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `params.${name}`)
  // the boundary between valibot's types and its data
  const schemas = { body: entry.body, query: entry.query } as unknown as Record<string, Node | undefined>
  const fields = Object.entries(schemas).flatMap(([part, node]) => (node ? placesOf(node, part) : []))
  return [...params, ...fields.filter((place) => ID.test(place.split('.').at(-1) ?? ''))]
}

function placesOf(node: Node, at: string): readonly string[] {
  if (node.wrapped) return placesOf(node.wrapped, at)
  if (node.item) return placesOf(node.item, `${at}.0`)
  if (node.entries)
    return Object.entries(node.entries).flatMap(([name, inner]) => placesOf(inner, `${at}.${name}`))
  return [at]
}

export interface Reply {
  readonly status: number
  readonly text: string
}

/** Answers of a busy shop say nothing of rights; a shop that stays busy is told by its last one. */
const ASKED_AT_MOST = 30

/** Sends a call with a payload and credentials; asks again, when the shop says, as long as it is busy. */
export async function ask(...call: Parameters<typeof send>): Promise<Reply> {
  for (let asked = 1; ; asked++) {
    const { retryAfter, ...reply } = await send(...call)
    if (reply.status !== 503 || asked === ASKED_AT_MOST) return reply
    await pause(retryAfter * 1_000)
  }
}

async function send(
  { url }: TestEnvironment,
  { entry }: Row,
  { shopper }: Owner,
  payload: Payload,
  { authorization, cookie }: Omit<Credential, 'name'>,
): Promise<Reply & { readonly retryAfter: number }> {
  const path = entry.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(payload.params?.[name] ?? ''),
  )
  const isPost = entry.method === 'POST'
  const csrf = shopper.cookies.get('XSRF-TOKEN') ?? ''
  const cookies = [`XSRF-TOKEN=${csrf}`, ...(cookie ? [cookie] : [])]
  const query = new URLSearchParams(
    Object.entries({ project_id: 11, ...payload.query }).map(([name, value]) => [name, String(value)]),
  )
  const answer = await fetch(`${url}/${API_PREFIX}/${path}${isPost && !entry.raw ? '' : `?${query}`}`, {
    method: entry.method,
    headers: {
      'content-type': entry.raw ? 'application/octet-stream' : 'application/json',
      'x-xsrf-token': csrf,
      cookie: cookies.join('; '),
      ...(authorization === null ? {} : { authorization }),
    },
    ...(isPost ? { body: payload.file ?? JSON.stringify({ project_id: 11, ...payload.body }) } : {}),
  })
  const retryAfter = Number(answer.headers.get('retry-after') ?? 1)
  return { status: answer.status, text: await answer.text(), retryAfter }
}

/** An answer that gives something, or says that something was done. */
export const isGiven = ({ status, text }: Reply): boolean =>
  status < 400 && !text.startsWith('{"success":false')

/** The payload with another value at a path such as `body.cart_product.id`. */
export function withId(payload: Payload, place: string, value: unknown): Payload {
  const put = (target: unknown, [key = '', ...rest]: readonly string[]): unknown => {
    if (Array.isArray(target)) return target.map((item, at) => (String(at) === key ? put(item, rest) : item))
    if (key === '') return value
    const inner: Record<string, unknown> = typeof target === 'object' && target ? { ...target } : {}
    return { ...inner, [key]: put(inner[key], rest) }
  }
  // a payload stays one whatever is put into it
  return put(payload, place.split('.')) as Payload
}

/** Paths of a row that hold an id of this scope. */
export const placesWith = ({ policy }: Row, reach: Reach): readonly string[] =>
  Object.entries(policy.ids ?? {}).flatMap(([place, each]) => (each === reach ? [place] : []))
