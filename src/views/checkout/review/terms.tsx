import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { useSettings } from '#src/views/platform/hooks/use-settings.ts'

export const TERMS_FIELD = 'terms'

export interface TermsProps {
  isChecked: boolean
  error: string | undefined
  onChange: (isChecked: boolean) => void
}

/** Each document is a link only when its file is configured. */
export function Terms({ isChecked, error, onChange }: TermsProps) {
  const { termsUrl, privacyUrl } = useSettings()
  return (
    <Checkbox
      id={TERMS_FIELD}
      checked={isChecked}
      error={error}
      onChange={(event) => onChange(event.currentTarget.checked)}
      label={
        <>
          I agree to the <File url={termsUrl}>Terms of Use</File> and the{' '}
          <File url={privacyUrl}>Privacy Policy</File>.
        </>
      }
    />
  )
}

function File({ url, children }: { url: string | null; children: string }) {
  if (url === null) return children
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
