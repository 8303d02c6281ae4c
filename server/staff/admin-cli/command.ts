import { StartError } from '#server/platform/start/start-error.ts'

/** A setting and its new value as typed. */
export interface Command {
  readonly key: string
  readonly text: string
}

const USAGE = [
  'Open a new shop, and see what is left to do:',
  '  npm run shop -- setup [FILE] [--check]',
  'Switch a running shop:',
  '  npm run shop -- maintenance on|off',
  '  npm run shop -- checkout on|off',
  '  npm run shop -- setting KEY VALUE',
  '  npm run shop -- staff list|add|rights|reset|remove',
  '  npm run shop -- content export|import FOLDER',
  '  npm run shop -- export products FILE, import products FILE [--dry-run|--apply]',
  '  npm run shop -- products photos FOLDER|ZIP [--check]',
  '  npm run shop -- export|import carriers|states|levels FILE [--apply]',
  '  npm run shop -- terms EMAIL on|off',
  '  npm run shop -- orders|order|status|ship|cancel|refund|note',
  '  npm run shop -- documents, approve ID [DAY], refuse ID "REASON"',
  '  npm run shop -- backup|restore FILE',
  '  npm run shop -- flow FILE [--machine ID] [--from DAY] [--to DAY]',
  '  npm run shop -- volume, volume approve ID LEVEL, volume decline ID "REASON"',
  '  npm run shop -- personal-data export|erase EMAIL',
].join('\n')

/** Parses the arguments after `npm run shop --`; throws a StartError with the problem and the valid form. */
export function parseCommand(words: readonly string[]): Command {
  const [command, ...rest] = words
  switch (command) {
    case 'maintenance':
      return { key: 'down_for_maintenance', text: String(isOn(command, rest)) }
    case 'checkout':
      return { key: 'is_checkout_disabled', text: String(!isOn(command, rest)) }
    case 'setting':
      return settingIn(rest)
    default:
      throw new StartError(command === undefined ? USAGE : `There is no command "${command}".\n${USAGE}`)
  }
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
