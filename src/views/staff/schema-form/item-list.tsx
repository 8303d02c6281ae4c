import { type ComponentType, Fragment, useEffect, useReducer, useRef } from 'react'
import { type FieldText, formOfBlock } from '#contract/content/content-texts.ts'
import { Button } from '#src/ui/action/button.tsx'
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import { Cluster } from '#src/ui/layout/stack.tsx'
import { AddBlock } from './add-block.tsx'
import { ItemCard } from './item-card.tsx'
import { type ItemsState, moved, nextItems, startOf } from './item-state.ts'
import { useProblem } from './problems.ts'
import { bareOf, blankOf, kindOf, type ObjectFormProps, type SchemaNode, variantsOf } from './schema-node.ts'
import { recordOf } from './shown-value.ts'
import { blockName } from './summary-of.ts'
import * as css from './schema-form.css.ts'

interface ItemListProps {
  node: SchemaNode
  value: unknown
  text: FieldText
  /** of the texts of its items */
  form: string
  path: string
  onChange: (value: unknown) => void
  ItemForm: ComponentType<ObjectFormProps>
}

/** Items that open to their fields, and can be added, moved and removed; the last one removed can be put back. */
export function ItemList(props: ItemListProps) {
  const { node, text, form, path, ItemForm } = props
  const problem = useProblem(path)
  const { items, state, ...list } = useItems(props)
  const group = useFocusIn(state.focus)
  const item = node.item ? bareOf(node.item) : null
  if (item === null || item.type === 'never') return null
  const removedAt = state.removed?.at
  // where it was
  const undo = <Removed said={state.said} onUndo={list.restore} />
  const nameAt = (at: number) => nameOf(items[at], item, text, at)
  return (
    <div ref={group} role="group" aria-label={text.label} className={css.list}>
      <p className={css.listLabel}>{text.label}</p>
      {text.help && <p className={css.help}>{text.help}</p>}
      {problem !== undefined && <p className={css.problem}>{problem}</p>}
      <VisuallyHidden>
        <span role="status">{state.said}</span>
      </VisuallyHidden>
      <ol className={css.items}>
        {items.map((each, at) => {
          const key = state.keys[at] ?? -1 - at
          const name = nameAt(at)
          return (
            <Fragment key={key}>
              {removedAt === at && undo}
              <li>
                <ItemCard
                  itemKey={key}
                  name={name}
                  value={each}
                  path={`${path}.${at}`}
                  chosen={state.toggled[key] ?? (items.length === 1 ? true : null)}
                  isFirst={at === 0}
                  isLast={at === items.length - 1}
                  onToggle={(isOpen) => list.toggle(key, isOpen)}
                  onMove={(by) => list.move(at, at + by, name)}
                  onRemove={() => list.remove(at, name)}
                >
                  <ItemForm
                    node={variantOf(item, each)}
                    value={each}
                    form={item.type === 'variant' ? formOfBlock(form, kindOf(variantOf(item, each))) : form}
                    path={`${path}.${at}`}
                    onChange={(next) => list.put(at, next)}
                  />
                </ItemCard>
              </li>
            </Fragment>
          )
        })}
        {removedAt === items.length && undo}
      </ol>
      {item.type === 'variant' ? (
        <AddBlock variants={variantsOf(item)} onAdd={(variant) => list.add(blankOf(variant))} />
      ) : (
        <div>
          <Button size="sm" tone="outline" onClick={() => list.add(blankOf(item))}>
            Add {(text.item ?? 'Item').toLowerCase()}
          </Button>
        </div>
      )}
    </div>
  )
}

const Removed = ({ said, onUndo }: { said: string; onUndo: () => void }) => (
  <li>
    <Cluster className={css.removed}>
      <span>{said}</span>
      <Button size="sm" tone="outline" data-focus="undo" onClick={onUndo}>
        Undo
      </Button>
    </Cluster>
  </li>
)

const variantOf = (item: SchemaNode, value: unknown): SchemaNode =>
  variantsOf(item).find((each) => kindOf(each) === recordOf(value)['kind']) ?? item

function nameOf(value: unknown, item: SchemaNode, { item: noun = 'Item' }: FieldText, at: number): string {
  return item.type === 'variant' ? `${at + 1}. ${blockName(recordOf(value)['kind'])}` : `${noun} ${at + 1}`
}

/** Focuses the control of that name, whenever it is named anew. */
function useFocusIn(focus: ItemsState['focus']) {
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focus !== null) group.current?.querySelector<HTMLElement>(`[data-focus="${focus.name}"]`)?.focus()
  }, [focus])
  return group
}

function useItems({ value, onChange }: Pick<ItemListProps, 'value' | 'onChange'>) {
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  const [state, dispatch] = useReducer(nextItems, items.length, startOf)
  if (state.keys.length !== items.length) dispatch({ kind: 'replaced', count: items.length })
  const { removed } = state
  return {
    items,
    state,
    toggle: (key: number, isOpen: boolean) => dispatch({ kind: 'toggled', key, isOpen }),
    put: (at: number, next: unknown) => onChange(items.with(at, next)),
    add: (item: unknown) => {
      dispatch({ kind: 'added', said: 'Added at the end.' })
      onChange([...items, item])
    },
    move: (at: number, to: number, name: string) => {
      if (to < 0 || to >= items.length) return
      dispatch({ kind: 'moved', at, to, said: `${name} is number ${to + 1} of ${items.length} now.` })
      onChange(moved(items, at, to))
    },
    remove: (at: number, name: string) => {
      dispatch({ kind: 'removed', at, item: items[at], said: `${name} is removed.` })
      onChange(items.toSpliced(at, 1))
    },
    restore: () => {
      if (removed === null) return
      dispatch({ kind: 'restored', at: removed.at, said: 'It is back.' })
      onChange(items.toSpliced(removed.at, 0, removed.item))
    },
  }
}
