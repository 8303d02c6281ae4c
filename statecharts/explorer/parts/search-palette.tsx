/* In the ARIA combobox pattern the input keeps the focus and all keys, and native options cannot hold two lines. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus */
/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { TextField } from '#src/ui/form/text-field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import * as css from '#statecharts/explorer/explorer.css.ts'
import type { ExplorerData } from '#statecharts/explorer/explorer.types.ts'
import { found, type Hit, searchIndex } from '#statecharts/explorer/search.ts'
import { openAddress } from '#statecharts/explorer/use-address.ts'

interface SearchPaletteProps {
  readonly data: ExplorerData
  readonly open: boolean
  readonly onClose: () => void
}

/** Finds machines and their views, states, events, requirements, actions, guards and pages by any of their words. */
export function SearchPalette({ data, open, onClose }: SearchPaletteProps) {
  const index = useMemo(() => searchIndex(data), [data])
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const hits = found(index, text)
  const listId = useId()
  const close = () => {
    onClose()
    setText('')
    setActive(0)
  }
  const choose = (hit: Hit | undefined) => {
    if (!hit) return
    openAddress(hit.address)
    close()
  }
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Enter') choose(hits[active])
    else if (event.key === 'ArrowDown') setActive((at) => Math.min(at + 1, hits.length - 1))
    else if (event.key === 'ArrowUp') setActive((at) => Math.max(at - 1, 0))
    else return
    event.preventDefault()
  }
  return (
    <Dialog open={open} onClose={close} title="Find" width="wide">
      <TextField
        label="Machine, view, state, event, guard, action or requirement"
        // an empty one finds nothing, and nothing is missing
        required={false}
        data-autofocus
        role="combobox"
        aria-expanded={hits.length > 0}
        aria-controls={listId}
        aria-activedescendant={hits.length > 0 ? `${listId}-${active}` : undefined}
        value={text}
        onKeyDown={move}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setActive(0)
        }}
      />
      <div id={listId} role="listbox" aria-label="Found" className={css.steps}>
        {hits.map((hit, at) => (
          <HitRow
            key={`${hit.kind} ${hit.name} ${hit.about}`}
            id={`${listId}-${at}`}
            {...{ hit, choose }}
            isActive={at === active}
          />
        ))}
      </div>
      {text !== '' && hits.length === 0 && <p className={css.minor}>Nothing has these words.</p>}
    </Dialog>
  )
}

interface HitRowProps {
  readonly id: string
  readonly hit: Hit
  readonly isActive: boolean
  readonly choose: (hit: Hit) => void
}

const HitRow = ({ id, hit, isActive, choose }: HitRowProps) => (
  <div
    id={id}
    role="option"
    aria-selected={isActive}
    className={css.step}
    aria-current={isActive ? 'true' : undefined}
    onClick={() => choose(hit)}
  >
    <span className={css.minor}>{hit.kind} </span>
    <span className={css.cause}>{hit.name}</span>
    <br />
    <span className={css.minor}>{hit.about.slice(0, 140)}</span>
  </div>
)
