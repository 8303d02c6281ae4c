import { US_STATES } from '#contract/account/us-states.ts'

/** NFKD-folded letters only, in lower case. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')

const codes = new Map<string, string>()
for (const { code, name } of US_STATES) codes.set(code.toLowerCase(), code).set(lettersOf(name), code)
codes.set('tex', 'TX')

/** The two-letter code of a state in any common spelling (`Texas`, `t.x.`, `TX, USA`, `State of Texas`), or null. */
export function stateCode(text: string): string | null {
  const letters = lettersOf(text)
  const bare = letters.replace(/^(the|stateof|usa|us)+/, '').replace(/(unitedstatesofamerica|usa|us)+$/, '')
  return codes.get(letters) ?? codes.get(bare) ?? codes.get(bare.replace(/state$/, '')) ?? null
}
