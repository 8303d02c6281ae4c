import { Button } from '#src/ui/action/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { CopyButton } from '#src/views/platform/components/copy-button.tsx'
import * as css from './feed.css.ts'

interface MadeSecretProps {
  readonly heading: string
  readonly text: string
  readonly secret: string
  readonly onDone: () => void
}

/** A secret that is shown once. */
export const MadeSecret = ({ heading, text, secret, onDone }: MadeSecretProps) => (
  <Notice
    tone="success"
    role="status"
    heading={heading}
    headingLevel="h3"
    actions={<Button onClick={onDone}>I have copied it</Button>}
  >
    <p>{text}</p>
    <p className={css.key}>
      <code className={css.secret}>{secret}</code>
      <CopyButton text={secret} label="Copy the secret" />
    </p>
  </Notice>
)
