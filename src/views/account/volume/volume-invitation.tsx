import { PATHS } from '#contract/content/paths.ts'
import { useShop } from '#src/views/platform/shop-context.ts'
import { Link } from '#src/views/platform/components/link.tsx'

/** The page for visitors, who cannot apply. */
export function VolumeInvitation() {
  const { rememberUrl } = useShop()
  const remember = () => rememberUrl(PATHS.volumeApplication)
  return (
    <>
      <p>Stores, stands and display companies that buy by the pallet pay less per case.</p>
      <p>
        <Link to={PATHS.login} onClick={remember}>
          Log in
        </Link>{' '}
        or{' '}
        <Link to={PATHS.register} onClick={remember}>
          create an account
        </Link>{' '}
        to apply for volume pricing.
      </p>
    </>
  )
}
