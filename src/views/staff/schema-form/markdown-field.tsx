import { useRef } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { TextAreaField } from '#src/ui/form/text-area-field.tsx'
import { Cluster, Stack } from '#src/ui/layout/stack.tsx'

const TOOLS: readonly (readonly [label: string, before: string, after: string])[] = [
  ['Heading', '## ', ''],
  ['Bold', '**', '**'],
  ['Italic', '_', '_'],
  ['Link', '[', '](/)'],
  ['List', '- ', ''],
]

interface MarkdownFieldProps {
  id: string
  label: string
  hint: string | undefined
  error: string | undefined
  value: string
  onChange: (value: string) => void
}

/** Markdown with buttons that put marks around the selection. */
export function MarkdownField({ value, onChange, ...texts }: MarkdownFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const wrap = (before: string, after: string) => {
    const { selectionStart: start = value.length, selectionEnd: end = value.length } = area.current ?? {}
    onChange(`${value.slice(0, start)}${before}${value.slice(start, end)}${after}${value.slice(end)}`)
    area.current?.focus()
  }
  return (
    <Stack gap={8}>
      <Cluster role="group" aria-label={`Format ${texts.label}`} gap={8}>
        {TOOLS.map(([name, before, after]) => (
          <Button key={name} tone="outline" size="sm" onClick={() => wrap(before, after)}>
            {name}
          </Button>
        ))}
      </Cluster>
      <TextAreaField
        ref={area}
        {...texts}
        rows={Math.min(16, Math.max(4, value.length / 60))}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Stack>
  )
}
