import type { ComponentType } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { Cluster } from '#src/ui/layout/stack.tsx'
import { bareOf, blankOf, type SchemaFormProps } from './schema-node.ts'
import * as css from './staff-page.css.ts'

interface ListFormProps extends SchemaFormProps {
  ItemForm: ComponentType<SchemaFormProps>
}

/** Items that can be added, moved up and removed. */
export function ListForm({ node, value, label, onChange, ItemForm }: ListFormProps) {
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  const { item } = node
  if (!item || bareOf(item).type === 'never') return null
  // items have no identity of their own: a field keeps its place while it is typed in
  const names = items.map((_, at) => `${label} ${at + 1}`)
  const put = (at: number, next: unknown) =>
    onChange(items.map((each, index) => (index === at ? next : each)))
  const moveUp = (at: number) => {
    const moved = [...items]
    moved.splice(at - 1, 2, items[at], items[at - 1])
    onChange(moved)
  }
  return (
    <fieldset className={css.group}>
      <legend>{label}</legend>
      {items.map((each, at) => (
        <div key={names[at]} className={css.group}>
          <ItemForm
            node={item}
            value={each}
            label={`${label} ${at + 1}`}
            onChange={(next) => put(at, next)}
          />
          <Cluster>
            {at > 0 && (
              <Button tone="quiet" size="sm" onClick={() => moveUp(at)}>
                Move {label.toLowerCase()} {at + 1} up
              </Button>
            )}
            <Button tone="quiet" size="sm" onClick={() => onChange(items.filter((_, index) => index !== at))}>
              Remove {label.toLowerCase()} {at + 1}
            </Button>
          </Cluster>
        </div>
      ))}
      <Cluster>
        <Button tone="outline" size="sm" onClick={() => onChange([...items, blankOf(item)])}>
          Add to {label.toLowerCase()}
        </Button>
      </Cluster>
    </fieldset>
  )
}
