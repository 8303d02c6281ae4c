import { useState } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { Form } from '#src/ui/form/form.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'

interface NewEntryProps {
  label: string
  hint?: string
  onChoose: (key: string) => void
}

export function NewEntry({ label, hint, onChoose }: NewEntryProps) {
  const [name, setName] = useState('')
  const begin = () => {
    if (name.trim() !== '') onChoose(name.trim())
  }
  return (
    <Form onSubmit={begin}>
      <TextField
        label={label}
        hint={hint}
        optional
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <div>
        <Button type="submit" size="sm" tone="outline">
          Begin
        </Button>
      </div>
    </Form>
  )
}
