import { formatMoney } from '#contract/platform/money.ts'
import { PATHS } from '#contract/content/paths.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import * as css from './next-level.css.ts'

interface NextLevelProps {
  /** of the price level */
  name: string
  /** cents per case */
  saving: number
}

/** What a case costs less at the next price level. */
export function NextLevel({ name, saving }: NextLevelProps) {
  return (
    <p className={css.hint}>
      {name} saves {formatMoney(saving)} a case.{' '}
      <Link to={PATHS.volumeApplication}>Apply for volume pricing</Link>
    </p>
  )
}
