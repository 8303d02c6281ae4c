import { useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import * as css from './shared-show.css.ts'

interface CopyTextProps {
  readonly label: string
  readonly text: string
  readonly tone?: 'primary' | 'outline'
}

/** A text that is not changed, and a button that copies it. */
export function CopyText({ label, text, tone = 'primary' }: CopyTextProps) {
  const [copied, setCopied] = useState<'copied' | 'refused' | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied('copied')
    } catch {
      setCopied('refused')
    }
  }
  return (
    <div>
      <div className={css.link}>
        <div className={css.linkField}>
          <TextField label={label} readOnly value={text} onFocus={(event) => event.target.select()} />
        </div>
        <Button tone={tone} aria-label={`Copy ${label.toLowerCase()}`} onClick={() => void copy()}>
          Copy
        </Button>
      </div>
      <output>
        {copied === 'copied' && 'Copied.'}
        {copied === 'refused' && 'Your browser does not allow copying. Select the text and copy it.'}
      </output>
    </div>
  )
}
