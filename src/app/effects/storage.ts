import { array, type GenericSchema, type InferOutput, number, object, safeParse, string } from 'valibot'
import { type SessionAnswer, SessionAnswer as SessionSchema } from '#contract/account/auth.ts'
import type { PurgeDay } from '#src/services/cart/cart-purge-query.ts'
import type { Theme } from '#src/ui/theme/palettes.ts'

/**
 * Local storage may be full, denied or hold anything: access never throws, and values that do not parse count as
 * absent.
 */
function read(key: string): string | null {
  try {
    return globalThis.localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) globalThis.localStorage.removeItem(key)
    else globalThis.localStorage.setItem(key, value)
  } catch {
    // best effort: the value is only not remembered
  }
}

function parsed<S extends GenericSchema>(schema: S, text: string | null): InferOutput<S> | null {
  if (text === null) return null
  try {
    const result = safeParse(schema, JSON.parse(text))
    return result.success ? result.output : null
  } catch {
    return null
  }
}

/** Fallback for the tokens when storage is denied; lasts until the page is closed. */
let memory: SessionAnswer | null = null

export const userStorage = {
  read(): SessionAnswer | null {
    return parsed(SessionSchema, read('user')) ?? memory
  },
  write(answer: SessionAnswer): void {
    memory = answer
    write('user', JSON.stringify(answer))
    // readable again, so storage, which all tabs share, takes precedence
    if (read('user') !== null) memory = null
  },
  clear(): void {
    memory = null
    write('user', null)
  },
}

/** The app_version that this browser has marked as current. */
export const versionStorage = {
  read: (): string | null => read('version'),
  write: (version: string) => write('version', version),
  clear: () => write('version', null),
}

const RELOADED = 'reloadedFrom'

/** The builds from which this tab has already reloaded by itself; per tab (sessionStorage). */
export const reloadStorage = {
  has: (build: string): boolean => buildsLeft().includes(build),
  /** False when it could not be stored: reloading without a record would loop. */
  note(build: string): boolean {
    try {
      globalThis.sessionStorage.setItem(RELOADED, [...buildsLeft(), build].join(' '))
    } catch {
      return false
    }
    return buildsLeft().includes(build)
  },
}

function buildsLeft(): readonly string[] {
  try {
    return (globalThis.sessionStorage.getItem(RELOADED) ?? '').split(' ').filter((build) => build !== '')
  } catch {
    return []
  }
}

export const themeStorage = {
  read(): Theme | null {
    const stored = read('theme')
    return stored === 'dark' || stored === 'light' ? stored : null
  },
  write: (theme: Theme) => write('theme', theme),
}

/** The fonts of narrow screens have been fetched. */
export const fontsStorage = { note: () => write('fonts', 'true') }

const Purged = object({ day: string(), customers: array(number()) })
type Purged = InferOutput<typeof Purged>

/** The day on which the old carts of a customer were purged last; of one day only, for all customers of this browser. */
export const purgeDay = (customersId: number): PurgeDay => ({
  read() {
    const found: Purged | null = parsed(Purged, read('purged'))
    return found?.customers.includes(customersId) ? found.day : null
  },
  write(day) {
    const found: Purged | null = parsed(Purged, read('purged'))
    const others = found?.day === day ? found.customers.filter((id) => id !== customersId) : []
    write('purged', JSON.stringify({ day, customers: [...others, customersId] }))
  },
})

/** The list of a quick order that was not added yet, which `quick-order-storage.ts` keeps: it stays with nobody. */
export const forgetQuickOrder = () => write('quickOrder', null)

const DETAILS = 'showProductListDetails'

export const listingDetailsStorage = {
  read: (): boolean => read(DETAILS) !== 'false',
  write: (isShown: boolean) => write(DETAILS, String(isShown)),
}

export const motionStorage = {
  /** Reduced motion is wanted in the shop, whatever the system says. */
  read: (): boolean => read('motion') === 'reduce',
  write: (isReduced: boolean) => write('motion', isReduced ? 'reduce' : null),
}

export const shortcutsStorage = {
  read: (): boolean => read('shortcuts') !== 'false',
  write: (isOn: boolean) => write('shortcuts', isOn ? null : 'false'),
}
