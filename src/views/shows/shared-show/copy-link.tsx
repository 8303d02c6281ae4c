import { useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import * as css from './shared-show.css.ts'

interface CopyLinkProps {
  readonly label: string
  readonly path: string
  readonly tone?: 'primary' | 'outline'
}

/** A link in full, and a button that copies it. */
export function CopyLink({ label, path, tone = 'primary' }: CopyLinkProps) {
  const link = new URL(path, globalThis.location.origin).href
  const [copied, setCopied] = useState<'copied' | 'refused' | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setCopied('copied')
    } catch {
      setCopied('refused')
    }
  }
  return (
    <>
      <div className={css.link}>
        <div className={css.linkField}>
          <TextField label={label} readOnly value={link} onFocus={(event) => event.target.select()} />
        </div>
        <Button tone={tone} aria-label={`Copy ${label.toLowerCase()}`} onClick={() => void copy()}>
          Copy
        </Button>
      </div>
      <output>
        {copied === 'copied' && 'Copied.'}
        {copied === 'refused' && 'Your browser does not allow copying. Select the link and copy it.'}
      </output>
    </>
  )
}
