import { useRef } from 'react'
import { PATHS } from '#contract/content/paths.ts'
import { Logo } from '#src/ui/display/logo.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { PhoneLink } from '#src/views/platform/components/phone-link.tsx'
import { useBrand, useSettings } from '#src/views/platform/hooks/use-settings.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import * as css from './layout.css.ts'
import { PageProgress } from '#src/views/platform/components/page-progress.tsx'
import { useHeaderHeight } from './use-header-height.ts'

/** The header without navigation, for pages in `hasLogoOnlyBar`. */
export function LogoBar() {
  const header = useRef<HTMLElement>(null)
  useHeaderHeight(header)
  const brand = useBrand()
  const { phone, brandName } = useSettings()
  return (
    <header ref={header} className={css.logoBar}>
      <div className={css.logoOnly}>
        <Link to={PATHS.home} className={css.home}>
          <Logo brand={brand} name={brandName} />
        </Link>
        <span className={css.secure}>
          <Icon name="lock" size="sm" /> <span className={css.secureWord}>Help:</span>{' '}
          <PhoneLink phone={phone} />
        </span>
      </div>
      <PageProgress />
    </header>
  )
}
