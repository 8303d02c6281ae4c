import type { ComponentProps } from 'react'
import { type To, useHref, useLinkClickHandler, useLocation } from 'react-router'
import { normalizedPath } from '#contract/content/paths.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: To
  readonly state?: unknown
}

/**
 * The Link of React Router includes prefetching for its framework mode, a tenth of its size, which is not used here.
 */
export function Link({ to, state, onClick, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(to, { state })
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}

/** A link with aria-current while its page or one below it is shown. */
export function NavLink({ to, ...rest }: LinkProps & { readonly to: string }) {
  const shown = normalizedPath(useLocation().pathname)
  const own = normalizedPath(to)
  const isShown = shown === own || shown.startsWith(`${own}/`)
  return <Link {...rest} to={to} aria-current={isShown ? 'page' : undefined} />
}
