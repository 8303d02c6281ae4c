import { counted } from '#contract/platform/format-count.ts'
import { useRef } from 'react'
import { useFocusFallback } from '#src/ui/focus/use-focus-fallback.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Button } from '#src/ui/action/button.tsx'
import { cueColor } from './cue-color.ts'
import { cssVariables } from './css-variables.ts'
import * as table from './cue-table/cue-table.css.ts'
import type { CueView } from './cue-views.ts'
import { holdGoods } from './dragged-goods.ts'
import type { EditShow, ShownShow } from './show-editing.types.ts'
import { tint } from './timeline/timeline.css.ts'
import * as css from './tray.css.ts'

export interface TrayProps {
  readonly shown: ShownShow
  readonly views: readonly CueView[]
  readonly edit: EditShow
  /** places a cue at the playhead */
  readonly onPlace: (cue: string) => void
  /** places all of them one after another behind the show */
  readonly onPlaceAll: () => void
}

/** In the timeline or the table: what was placed last, else what can be reached. */
const SELECTED_CUE =
  ':is([role="gridcell"][aria-selected="true"], [role="row"][aria-selected="true"] button, [data-row] button)'

function nextInTray(list: HTMLElement | null, index: number): HTMLElement | null | undefined {
  const item = list?.children[index] ?? list?.lastElementChild
  return item?.querySelector<HTMLElement>('button')
}

/** The cues without a time: dragged onto a track, or placed by a button. */
export function Tray({ shown, views, edit, onPlace, onPlaceAll }: TrayProps) {
  const tray = views.filter(({ number }) => number === null)
  const isReadOnly = shown.readOnly !== null
  const list = useRef<HTMLUListElement>(null)
  const keeper = useFocusFallback(
    (focused) => [...(list.current?.children ?? [])].findIndex((item) => item.contains(focused)),
    (index) => nextInTray(list.current, index) ?? document.querySelector<HTMLElement>(SELECTED_CUE),
  )
  if (tray.length === 0) return null
  return (
    <section className={css.tray} aria-labelledby="tray-title" {...keeper}>
      <h2 id="tray-title" className={css.title}>
        Tray, {counted(tray.length, 'cue')} without a time
      </h2>
      {!isReadOnly && (
        <Button size="sm" onClick={onPlaceAll}>
          Place all
        </Button>
      )}
      <ul ref={list} className={css.list}>
        {tray.map(({ cue, name, product }) => (
          <li
            key={cue.id}
            className={css.item}
            style={cssVariables({ [tint]: cueColor(product) })}
            draggable={!isReadOnly}
            onDragStart={(event) => holdGoods(event, { kind: 'cue', id: cue.id })}
          >
            <span className={css.name}>
              {cue.count > 1 && `${cue.count} × `}
              {name}
            </span>
            {!isReadOnly && (
              <>
                <Button size="sm" tone="quiet" aria-label={`Place ${name}`} onClick={() => onPlace(cue.id)}>
                  Place
                </Button>
                <button
                  type="button"
                  className={table.action}
                  aria-label={`Remove ${name} from the tray`}
                  onClick={() => edit({ kind: 'cue.remove', id: cue.id })}
                >
                  <Icon name="trash" size="sm" />
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
