import { StartError } from '#server/platform/start/start-error.ts'
import { ORDER_COMMANDS } from './orders.ts'

/** A setting and its new value as typed. */
export interface Command {
  readonly key: string
  readonly text: string
}

const USAGE = [
  'Open a new shop, and see what is left to do:',
  '  npm run shop -- setup [FILE] [--check]',
  'Switch a running shop:',
  '  npm run shop -- maintenance on [--reason "TEXT"] [--until "2027-06-30 18:00"]',
  '  npm run shop -- maintenance off',
  '  npm run shop -- checkout on|off',
  '  npm run shop -- setting KEY VALUE',
  '  npm run shop -- staff list|add|rights|reset|remove',
  '  npm run shop -- content export|import FOLDER',
  '  npm run shop -- export products FILE, import products FILE [--dry-run] [--create]|--apply',
  '  npm run shop -- products photos FOLDER|ZIP [--check]',
  '  npm run shop -- export|import carriers|states|levels FILE [--apply]',
  '  npm run shop -- terms EMAIL on|off',
  `  npm run shop -- ${ORDER_COMMANDS.join('|')}`,
  '  npm run shop -- documents, approve ID [DAY], refuse ID "REASON"',
  '  npm run shop -- backup|restore FILE',
  '  npm run shop -- flow FILE [--machine ID] [--from DAY] [--to DAY]',
  '  npm run shop -- feed, feed make STOREFRONT NAME, feed revoke KEY',
  '  npm run shop -- newsletter, newsletter export STOREFRONT FILE, newsletter remove EMAIL',
  '  npm run shop -- volume, volume approve ID LEVEL, volume decline ID "REASON"',
  '  npm run shop -- personal-data export|erase EMAIL',
].join('\n')

/**
 * Parses the arguments after `npm run shop --` into the settings to change together; throws a StartError with the problem
 * and the valid form.
 */
export function parseCommand(words: readonly string[]): readonly [Command, ...Command[]] {
  const [command, ...rest] = words
  switch (command) {
    case 'maintenance':
      return maintenanceIn(rest)
    case 'checkout':
      return [{ key: 'is_checkout_disabled', text: String(!isOn(command, rest)) }]
    case 'setting':
      return [settingIn(rest)]
    default:
      throw new StartError(command === undefined ? USAGE : `There is no command "${command}".\n${USAGE}`)
  }
}

/** What a notice of an earlier maintenance said goes when the next one begins. */
function maintenanceIn(words: readonly string[]): readonly [Command, ...Command[]] {
  const [word, ...options] = words
  const flag = (rest: readonly string[]): Command => ({
    key: 'down_for_maintenance',
    text: String(isOn('maintenance', rest)),
  })
  if (word !== 'on') return [flag(words)]
  const told = { reason: '', until: '' }
  for (let at = 0; at < options.length; at += 2) {
    const name = options[at]
    const text = options[at + 1]
    if ((name !== '--reason' && name !== '--until') || text === undefined) return [flag(words)]
    told[name === '--reason' ? 'reason' : 'until'] = text
  }
  return [
    flag([word]),
    { key: 'maintenance_reason', text: told.reason },
    { key: 'maintenance_until', text: told.until },
  ]
}

function isOn(command: string, rest: readonly string[]): boolean {
  const [word, ...more] = rest
  if (more.length === 0 && (word === 'on' || word === 'off')) return word === 'on'
  throw new StartError(
    `After "${command}" comes on or off${word === undefined ? '' : `, not "${rest.join(' ')}"`}.`,
  )
}

function settingIn(rest: readonly string[]): Command {
  const [key, text, ...more] = rest
  if (key === undefined || text === undefined)
    throw new StartError('After "setting" come a key and a value, such as: credit_card_fee_percent 3')
  if (more.length > 0)
    throw new StartError(`A value with blanks needs quotes: "${[text, ...more].join(' ')}".`)
  return { key, text }
}
