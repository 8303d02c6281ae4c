import { StartError } from '#server/start/start-error.ts'

const FLAGS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  on: true,
  '1': true,
  false: false,
  no: false,
  off: false,
  '0': false,
}

/** Converts the typed text to the type of the current value; throws a StartError that names that type. */
export function valueLike(present: unknown, key: string, text: string): string | number | boolean {
  switch (typeof present) {
    case 'boolean':
      return flagIn(key, text)
    case 'number':
      return numberIn(key, text)
    default:
      return text
  }
}

function flagIn(key: string, text: string): boolean {
  const flag = FLAGS[text.trim().toLowerCase()]
  if (flag === undefined) throw new StartError(`${key} cannot be "${text}"; it is true or false.`)
  return flag
}

function numberIn(key: string, text: string): number {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value) || value < 0)
    throw new StartError(`${key} cannot be "${text}"; it is a number, 0 or more.`)
  return value
}
