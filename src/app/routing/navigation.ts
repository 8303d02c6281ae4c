type Go = (to: string, options?: { readonly replace?: boolean }) => void

/** Lets what lives outside the router lead it. Before the router is shown, the last wish waits. */
export function createNavigation() {
  let router: Go | null = null
  let waiting: Parameters<Go> | null = null
  const lead: Go = (to, options) => {
    if (router === null) waiting = [to, options ?? {}]
    else router(to, options)
  }
  return {
    go: lead,
    connect(go: Go) {
      router = go
      if (waiting !== null) go(...waiting)
      waiting = null
    },
  }
}

export type Navigation = ReturnType<typeof createNavigation>
