type Navigate = (to: string, options?: { readonly replace?: boolean }) => void

/** Navigation for code outside the router. Until the router is mounted, the last call is queued. */
export function createNavigation() {
  let router: Navigate | null = null
  let waiting: Parameters<Navigate> | null = null
  const lead: Navigate = (to, options) => {
    if (router === null) waiting = [to, options ?? {}]
    else router(to, options)
  }
  return {
    go: lead,
    connect(go: Navigate) {
      router = go
      if (waiting !== null) go(...waiting)
      waiting = null
    },
  }
}

export type Navigation = ReturnType<typeof createNavigation>
