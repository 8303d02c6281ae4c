import * as fc from 'fast-check'
import { safeParse } from 'valibot'
import { API_PREFIX } from '#contract/platform/constants.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { BODY_LIMIT } from '#server/platform/http/read-body.ts'
import { SMALL_PNG } from '#tests/support/upload-files.ts'
import { type Attack, type Field, withBody } from './attack-body.ts'
import { mutantOf } from './mutants.ts'
import { arbitraryOf, type Known } from './schema-arbitrary.ts'
import { spoiledTransports } from './transports.ts'

/** The headers of a logged-in customer. */
export interface Caller {
  readonly fields: readonly Field[]
  readonly known: Known
}

const PROJECTS = [
  '11',
  '"11"',
  '14',
  '"14"',
  '0',
  '12',
  'null',
  '[11]',
  '["11"]',
  '{}',
  '1e400',
  '11.5',
  '-11',
  'true',
]

export function attackOn(entry: Endpoint, caller: Caller): fc.Arbitrary<Attack> {
  const plain = fc.tuple(pathOf(entry, caller.known), payloadOf(entry, caller.known))
  return plain.chain(([path, payload]) => {
    const sound = soundRequest(entry, caller, path, payload)
    return fc.oneof(
      {
        weight: 9,
        arbitrary: isInBody(entry) ? spoiledBody(entry, sound, payload) : spoiledQuery(entry, sound, payload),
      },
      { weight: 2, arbitrary: spoiledProject(entry, sound, payload) },
      { weight: 4, arbitrary: fc.constantFrom(...spoiledTransports(entry, sound)).map((make) => make()) },
    )
  })
}

/** Where the payload is; beside the bytes of a file it is in the query. */
const isInBody = ({ method, raw }: Endpoint): boolean => method === 'POST' && !raw

function payloadOf(entry: Endpoint, known: Known): fc.Arbitrary<object> {
  const schema = isInBody(entry) ? entry.body : entry.query
  const payload = schema ? arbitraryOf(schema, known) : fc.constant({})
  // every schema of a payload is an object
  return payload.map((made) => JSON.parse(JSON.stringify({ project_id: 11, ...(made as object) })) as object)
}

const PARAMS = [
  '0',
  '-1',
  '1e9',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  '%00',
  '%2e%2e',
  '..%2f',
  '%E2%98%83',
  "'",
  'null',
  'x'.repeat(5_000),
  '11',
  '14',
  '%F0%9F%8E%86',
  '1%0d%0aset-cookie:a=b',
]

const pathOf = ({ path }: Endpoint, known: Known): fc.Arbitrary<string> =>
  fc
    .oneof(fc.constantFrom('11', ...known.ids.map(String), ...known.names), fc.constantFrom(...PARAMS))
    .map((param) => `/${API_PREFIX}/${path.replaceAll(/\{\w+\}/g, param)}`)

function soundRequest(entry: Endpoint, caller: Caller, path: string, payload: object): Attack {
  const isPost = entry.method === 'POST'
  const request = {
    kind: 'as it is',
    method: entry.method,
    path: isInBody(entry) ? path : `${path}?${queryOf(payload)}`,
    headers: caller.fields,
    body: new Uint8Array(),
    mayBeAnswered: true,
  }
  if (entry.raw) return withBody(request, SMALL_PNG, 'application/octet-stream')
  return isPost ? withBody(request, JSON.stringify(payload)) : request
}

/** Values of a query are texts and numbers; those of a body may have a `toString` that is none. */
const queryOf = (payload: object): URLSearchParams =>
  new URLSearchParams(Object.entries(payload).map(([name, value]) => [name, String(value)]))

function spoiledBody(entry: Endpoint, sound: Attack, payload: object): fc.Arbitrary<Attack> {
  return mutantOf(payload).map(({ kind, text }) => ({
    ...withBody(sound, text),
    kind,
    mayBeAnswered: isValid(entry, text),
  }))
}

function isValid(entry: Endpoint, text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    if (
      Buffer.byteLength(text) > BODY_LIMIT.bytes ||
      text.startsWith('\ufeff') ||
      Object.hasOwn(value, '__proto__')
    )
      return false
    const { project_id, ...rest } = value as Record<string, unknown>
    return (
      isProject(project_id) &&
      (entry.body ? safeParse(entry.body, rest).success : Object.keys(rest).length === 0)
    )
  } catch {
    return false
  }
}

const isProject = (value: unknown): boolean => [11, 14, '11', '14'].some((known) => known === value)

const QUERIES = [
  '&x=1',
  '&project_id=11',
  '&__proto__=1',
  '&=',
  '&sort=%00',
  '&sort=[1]',
  '&sort[]=1',
  `&search_term=${'a'.repeat(3_000)}`,
  '&cart_version=1e9',
  '&cart_version=-1',
  '&a=%',
  '&a=%E0%A4%A',
  '&a=%ff',
  '&constructor=1',
  '#x',
  '&sort=1&sort=2',
  '&%73ort=1',
]

function spoiledQuery(entry: Endpoint, sound: Attack, payload: object): fc.Arbitrary<Attack> {
  return fc.constantFrom('', ...QUERIES).map((more) => {
    const fields = [...new URLSearchParams(more.replace(/#.*/, ''))]
    const names = new Set(Object.keys(payload))
    const value = { ...payload, ...Object.fromEntries(fields) }
    const isRepeated = fields.some(
      ([name], at) => names.has(name) || fields.findIndex(([other]) => other === name) !== at,
    )
    const isOdd = /%(?![0-9a-f]{2})|%[ef]/i.test(more) || more.includes('__proto__')
    return {
      ...sound,
      path: `${sound.path}${more}`,
      kind: more ? 'an odd query' : 'as it is',
      mayBeAnswered: !isRepeated && !isOdd && isValidQuery(entry, value),
    }
  })
}

function isValidQuery(entry: Endpoint, { project_id, ...rest }: Record<string, unknown>): boolean {
  const texts = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]))
  return (
    isProject(project_id) &&
    (entry.query ? safeParse(entry.query, texts).success : Object.keys(rest).length === 0)
  )
}

function spoiledProject(entry: Endpoint, sound: Attack, payload: object): fc.Arbitrary<Attack> {
  return fc.constantFrom(...PROJECTS).map((project) => {
    const kind = 'a wrong project'
    if (!isInBody(entry)) {
      const path = sound.path.replace(/project_id=11/, `project_id=${encodeURIComponent(project)}`)
      return { ...sound, path, kind, mayBeAnswered: project === '11' || project === '14' }
    }
    const text = JSON.stringify({ ...payload, project_id: '?' }).replace(
      '"project_id":"?"',
      `"project_id":${project}`,
    )
    return { ...withBody(sound, text), kind, mayBeAnswered: isValid(entry, text) }
  })
}
