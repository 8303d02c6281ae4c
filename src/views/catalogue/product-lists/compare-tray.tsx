import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { CHECKOUT_PATHS, normalizedPath, PATHS } from '#contract/content/paths.ts'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { IconButton } from '#src/ui/action/icon-button.tsx'
import { useStepAside } from '#src/ui/feedback/use-step-aside.ts'
import { ProductPicture } from '#src/views/catalogue/product-tile/product-picture.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { useSession } from '#src/views/platform/hooks/use-session.ts'
import * as css from './compare-tray.css.ts'
import { clearCompared, clearProductLists, MOST_COMPARED, useProductLists } from './product-lists.ts'

/** The compared products at the bottom of pages with products; it fades away while it would cover the focused element. */
export function CompareTray() {
  useClearedLists()
  const { compare } = useProductLists()
  const path = normalizedPath(useLocation().pathname)
  const ref = useRef<HTMLElement>(null)
  const isShown = compare.length > 0 && !WITHOUT.some((prefix) => path.startsWith(prefix))
  useStepAside(ref, isShown ? compare.length : 0)
  if (!isShown) return null
  return (
    <aside ref={ref} className={css.tray} aria-label="Compared products">
      <ul className={css.pictures}>
        {compare.map(({ products_id, image_url }) => (
          <li key={products_id}>
            <ProductPicture src={image_url} size={75} width={40} loading="eager" className={css.picture} />
          </li>
        ))}
      </ul>
      <Link to={PATHS.compare} className={buttonStyle({ tone: 'primary', size: 'sm' })}>
        Compare {compare.length} of {MOST_COMPARED}
      </Link>
      <IconButton icon="close" label="Compare none" onClick={clearCompared} />
    </aside>
  )
}

const WITHOUT = [PATHS.compare, PATHS.cart, CHECKOUT_PATHS.checkout, PATHS.login, PATHS.register] as const

/** Clears the lists when the customer logs out or another one logs in; those of a visitor stay at the log-in. */
function useClearedLists(): void {
  const id = useSession().customer?.customers_id ?? null
  const known = useRef(id)
  useEffect(() => {
    if (known.current !== null && known.current !== id) clearProductLists()
    known.current = id
  }, [id])
}
