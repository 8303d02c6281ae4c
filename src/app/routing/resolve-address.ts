import type { ResolveAddress } from '#contract/platform/rendering.ts'
import { decideRoute } from './decide-route.ts'

const SHOP = 'https://shop.invalid'

/**
 * What an address shows before anything is known about the visitor, after all redirects: decided as the app decides, so
 * that server and app never differ.
 */
export const resolveAddress: ResolveAddress = (address, facts) => {
  const sources: string[] = []
  let isLasting = true
  let to = address
  for (;;) {
    // `//host` and `/\host` are another origin
    if (/^[/\\]{2}/.test(to) || !URL.canParse(to, SHOP)) return { kind: 'notFound' }
    const { pathname: path, search } = new URL(to, SHOP)
    const decision = decideRoute({
      ...facts,
      path,
      search,
      session: 'checking',
      mayCheckOut: true,
      initialUrl: null,
      hops: sources.length,
      isPop: false,
    })
    if (decision.kind === 'leave' && decision.source !== undefined) {
      sources.push(decision.source)
      isLasting &&= decision.how !== 'push'
      to = decision.to
      if (decision.how === 'external') return { kind: 'moved', to, isLasting, sources }
    } else if (decision.kind === 'leave') {
      return facts.isDown ? { kind: 'down' } : { kind: 'moved', to: decision.to, isLasting: false, sources }
    } else if (decision.kind === 'notFound') {
      return { kind: 'notFound' }
    } else if (sources.length > 0) {
      return { kind: 'moved', to, isLasting, sources }
    } else if (decision.kind === 'page' && decision.page === 'maintenance') {
      return { kind: 'down' }
    } else {
      return decision.kind === 'page' ? { kind: 'page', page: decision.page } : { kind: 'session' }
    }
  }
}
