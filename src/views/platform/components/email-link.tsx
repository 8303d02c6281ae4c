import { useSettings } from '#src/views/platform/hooks/use-settings.ts'

/** The e-mail address of the shop after a text; nothing while it has none. */
export function EmailLink({ after = '' }: { after?: string }) {
  const { email } = useSettings()
  if (email === null) return null
  return (
    <>
      {after}
      <a href={`mailto:${email}`}>{email}</a>
    </>
  )
}
