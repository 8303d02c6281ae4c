import { useEffect, useState } from 'react'
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import { Button } from '#src/ui/action/button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'

type State = 'idle' | 'copied' | 'failed'
const SHOWN_FOR = 3_000

/** Copies a text and says so. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [state, setState] = useState<State>('idle')
  useEffect(() => {
    if (state === 'idle') return undefined
    const timer = setTimeout(() => setState('idle'), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [state])
  const copy = () => {
    const write = async () => navigator.clipboard.writeText(text)
    write().then(
      () => setState('copied'),
      () => setState('failed'),
    )
  }
  return (
    <>
      <Button
        size="sm"
        tone="quiet"
        icon={<Icon name={state === 'copied' ? 'check' : 'copy'} size="sm" />}
        aria-label={label}
        onClick={copy}
      >
        {TEXTS[state]}
      </Button>
      <VisuallyHidden>
        <output>{state === 'idle' ? '' : TEXTS[state]}</output>
      </VisuallyHidden>
    </>
  )
}

const TEXTS: Readonly<Record<State, string>> = {
  idle: 'Copy',
  copied: 'Copied',
  failed: 'Not copied',
}
