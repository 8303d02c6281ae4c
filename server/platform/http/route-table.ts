import type { GenericSchema } from 'valibot'
import { API_PREFIX } from '#contract/platform/constants.ts'
import type { Calls, Endpoint } from '#contract/platform/endpoint.ts'
import type { CallContext, Handlers } from './handler.ts'

/** A call with its types erased; the schemas of its entry validate it at run time. */
export interface Route {
  readonly name: string
  readonly entry: Endpoint
  readonly query: GenericSchema | undefined
  readonly body: GenericSchema | undefined
  readonly handle: (args: RouteArgs, context: CallContext) => unknown
}

interface RouteArgs {
  readonly params: Readonly<Record<string, string>> | undefined
  readonly query: unknown
  readonly body: unknown
}

export interface Match {
  readonly route: Route
  readonly params: Readonly<Record<string, string>> | undefined
}

/** Finds the route of a raw path, or null. Parameters are decoded and not empty. */
export type RouteTable = (path: string) => Match | null

export function routeTable<C extends Calls>(calls: C, handlers: Handlers<C>): RouteTable {
  const fixed = new Map<string, Match>()
  const patterned: { readonly pattern: RegExp; readonly route: Route }[] = []
  for (const [name, entry] of Object.entries(calls)) {
    const route = routeOf(name, entry, handlers)
    const path = `/${API_PREFIX}/${entry.path}`
    if (!path.includes('{')) fixed.set(path, { route, params: undefined })
    else patterned.push({ pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`), route })
  }
  return (path) => {
    const found = fixed.get(path)
    if (found) return found
    for (const { pattern, route } of patterned) {
      const groups = pattern.exec(path)?.groups
      if (groups) return { route, params: decoded(groups) }
    }
    return null
  }
}

function routeOf<C extends Calls>(name: keyof C & string, entry: Endpoint, handlers: Handlers<C>): Route {
  return {
    name,
    entry,
    query: entry.query,
    body: entry.body,
    // the handler belongs to the entry whose schemas parse its arguments
    handle: handlers[name] as unknown as Route['handle'],
  }
}

const decoded = (groups: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)]))
