import { readFileSync } from 'node:fs'
import { passwordError } from '#contract/account/password-rules.ts'
import { shopNameOf } from '#contract/site/settings.ts'
import type { CallContext } from '#server/platform/http/handler.ts'

/** What must not be a password because others guess it. */
export interface GuessableWords {
  /** the name of the storefront, as its owner set it */
  readonly shop: string
  readonly email: string
  readonly names: readonly string[]
}

/** The name of the storefront of a call. */
export const shopName = ({ shop, projectId }: Pick<CallContext, 'shop' | 'projectId'>): string =>
  shopNameOf(shop.settings.current(projectId).store, projectId)

/** Why a new password is rejected, as a sentence, or null. */
export function newPasswordError(
  password: string,
  confirmation: string,
  words: GuessableWords,
): string | null {
  const error = passwordError(password)
  if (error !== null) return `Password: ${error}`
  if (password !== confirmation) return 'The two passwords are not the same.'
  const core = coreOf(password)
  if (COMMON.has(core) || COMMON.has(password.toLowerCase())) return TOO_COMMON
  return ownWords(words).has(core) ? TOO_NEAR : null
}

const TOO_COMMON = 'This password is one of the most used ones. Choose another.'
const TOO_NEAR = 'This password is your name, your e-mail or the name of the shop. Choose another.'

const DISGUISES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Undoes common substitutions and endings: `P@ssw0rd1!` becomes `password`. */
function coreOf(password: string): string {
  const bare = password
    .toLowerCase()
    .replace(/^[^a-z@$]+/, '')
    .replace(/[^a-z]+$/, '')
  return Array.from(bare, (char) => DISGUISES[char] ?? char).join('')
}

const SHORTEST_CORE = 4
const COMMON: ReadonlySet<string> = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .slice(1)
    .join(' ')
    .split(' ')
    // what every shop of this kind sells
    .concat('firework', 'fireworks')
    .flatMap((entry) => [entry, coreOf(entry)])
    .filter((entry) => entry.length >= SHORTEST_CORE),
)

function ownWords({ shop, email, names }: GuessableWords): ReadonlySet<string> {
  const ofShop = shop.split(/[^\p{L}\d]+/u)
  const parts = [email, email.split('@')[0] ?? '', ...email.split(/[@.+_-]/), ...names, names.join('')]
  const words = [...ofShop, ofShop.join(''), ...parts].map(coreOf)
  return new Set(words.filter((word) => word.length >= SHORTEST_CORE))
}
