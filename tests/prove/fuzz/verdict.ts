import * as v from 'valibot'
import type { RawAnswer } from '#tests/prove/rig/raw-request.ts'
import type { Attack } from './attack-body.ts'

const Refused = v.object({
  success: v.literal(false),
  errors: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.minLength(1)),
})

/** Where our code lies, what it is made of, and how its database speaks. */
const INTERNALS =
  /\bat .{0,80}:\d+|\.(ts|js|mjs)\b|node_modules|node:|\/(work|home|root|tmp|server|contract)\/|stack|kysely|valibot|\bhono\b|postgres|\bpg_|\bsql\b|select .{1,60} from|syntax error|relation "|column "|constraint|invalid input syntax|out of range|TypeError|RangeError|undefined|\[object/i

/** The verdict on a response; all but the first two are violations. */
export type ResponseVerdict =
  | 'refused'
  | 'answered'
  | 'wrongly answered'
  | 'fault'
  | 'shapeless'
  | 'leaking'
  | 'silent'

export function verdictOf(attack: Attack, answer: RawAnswer | null): ResponseVerdict {
  if (answer === null) return attack.cut ? 'refused' : 'silent'
  const { status, head, body } = answer
  if (status >= 500) return 'fault'
  if (status < 400) return attack.mayBeAnswered ? 'answered' : 'wrongly answered'
  if (INTERNALS.test(`${head}\n${body}`)) return 'leaking'
  // an answer to HEAD has no body
  if (attack.method === 'HEAD') return body === '' ? 'refused' : 'shapeless'
  return isRefusal(body) ? 'refused' : 'shapeless'
}

function isRefusal(body: string): boolean {
  try {
    return v.is(Refused, JSON.parse(body))
  } catch {
    return false
  }
}
