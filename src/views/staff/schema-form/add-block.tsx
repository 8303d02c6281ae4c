import { useState } from 'react'
import { BLOCK_TEXTS } from '#contract/content/content-texts.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { kindOf, type SchemaNode } from './schema-node.ts'
import * as css from './schema-form.css.ts'

interface AddBlockProps {
  variants: readonly SchemaNode[]
  onAdd: (variant: SchemaNode) => void
}

/** Adds a block of a kind that is chosen by its name and what it shows. */
export function AddBlock({ variants, onAdd }: AddBlockProps) {
  const [isOpen, setOpen] = useState(false)
  const add = (kind: string) => {
    const variant = variants.find((each) => kindOf(each) === kind)
    setOpen(false)
    if (variant) onAdd(variant)
  }
  return (
    <div>
      <Button size="sm" tone="outline" onClick={() => setOpen(true)}>
        Add a block
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Which block?">
        <ul className={css.kinds}>
          {Object.entries(BLOCK_TEXTS).map(([kind, { name, about }]) => (
            <li key={kind}>
              <button type="button" className={css.kind} onClick={() => add(kind)}>
                <strong>{name}</strong>
                <span className={css.help}>{about}</span>
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </div>
  )
}
