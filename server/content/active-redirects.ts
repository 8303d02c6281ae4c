import type { ProjectId } from '#contract/platform/constants.ts'
import { isToAllowedHost } from '#contract/content/redirect-rules.ts'
import type { Redirect } from '#contract/site/site.ts'
import type { ServerDeps } from '#server/server-deps.ts'
import { redirectHosts } from './redirect-graph.ts'

type Deps = Pick<ServerDeps, 'content' | 'settings' | 'log'>

const checked = new WeakMap<readonly Redirect[], { hosts: string; allowed: readonly Redirect[] }>()

/**
 * The redirects that server and app follow. One that leads out of the shop to a host that the settings no longer name
 * is left out and logged: its address shows what it shows without it.
 */
export function activeRedirects({ content, settings, log }: Deps, projectId: ProjectId): readonly Redirect[] {
  const { redirects } = content.current(projectId)
  const hosts = redirectHosts(settings.current(projectId).app)
  const known = checked.get(redirects)
  if (known?.hosts === hosts.join()) return known.allowed
  const allowed = redirects.filter((redirect) => {
    const isAllowed = isToAllowedHost(redirect, hosts)
    if (!isAllowed)
      log(
        `the redirect ${redirect.source_url} of storefront ${projectId} is left out: its host is not in redirect_hosts`,
      )
    return isAllowed
  })
  checked.set(redirects, { hosts: hosts.join(), allowed })
  return allowed
}
