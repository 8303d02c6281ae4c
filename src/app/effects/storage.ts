import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { type SessionAnswer, SessionAnswer as SessionSchema } from '#contract/auth.ts'
import type { Theme } from '#src/ui/theme/palettes.ts'

/** Storage may be full, denied or hold anything: it never throws here, and what does not parse is absent. */
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
    // a full or denied storage loses only the memory of this browser
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

/** Keeps the tokens when storage is denied, for as long as the page lives. */
let memory: SessionAnswer | null = null

export const userStorage = {
  read(): SessionAnswer | null {
    return parsed(SessionSchema, read('user')) ?? memory
  },
  write(answer: SessionAnswer): void {
    memory = answer
    write('user', JSON.stringify(answer))
    // a storage that takes writes is the truth for all tabs
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

/** The builds that this tab has reloaded away from by itself; a new tab has reloaded from none. */
export const reloadStorage = {
  has: (build: string): boolean => buildsLeft().includes(build),
  /** False when it cannot be remembered: what is not remembered would be done again and again. */
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

const DETAILS = 'showProductListDetails'

export const listingDetailsStorage = {
  read: (): boolean => read(DETAILS) !== 'false',
  write: (isShown: boolean) => write(DETAILS, String(isShown)),
}
