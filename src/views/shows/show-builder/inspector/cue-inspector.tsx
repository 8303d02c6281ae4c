import { useRef } from 'react'
import { productPath } from '#contract/content/paths.ts'
import { SHOW_LIMITS } from '#contract/shows/show-doc.ts'
import { Button } from '#src/ui/action/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { useFocusFallback } from '#src/ui/focus/use-focus-fallback.ts'
import { type CueView, lackText } from '#src/views/shows/show-builder/cue-views.ts'
import { CUE_TIME } from '#src/views/shows/show-builder/measures.ts'
import type { EditShow, ShownShow } from '#src/views/shows/show-builder/show-editing.types.ts'
import { clockText } from '#src/views/shows/show-builder/show-texts.ts'
import { SmallText } from '#src/views/shows/show-builder/small-fields.tsx'
import { StepField } from '#src/views/shows/show-builder/step-field.tsx'
import { Link } from '#src/views/platform/components/link.tsx'
import { ProductPicture } from '#src/views/catalogue/product-tile/product-picture.tsx'
import { LeadTime, Placement } from './cue-fields.tsx'
import * as css from './inspector.css.ts'

export interface CueInspectorProps {
  readonly shown: ShownShow
  readonly view: CueView | undefined
  readonly edit: EditShow
  readonly onDuplicate: (view: CueView) => void
  /** searches the catalogue for products like the one of a cue */
  readonly onFindAlike: (view: CueView) => void
}

/** The field that gets the focus when a cue is opened from the timeline. */
export const TIME_FIELD = 'cue-time'

/** Everything of the selected cue. */
export function CueInspector(props: CueInspectorProps) {
  const { view } = props
  const panel = useRef<HTMLDivElement>(null)
  // its buttons go with what they do: the place in the timeline, or the cue
  const keeper = useFocusFallback(
    () => null,
    () => panel.current?.querySelector<HTMLElement>('[data-actions] button') ?? panel.current,
  )
  return (
    <div ref={panel} className={css.panel} tabIndex={-1} {...keeper}>
      {view === undefined ? (
        <p className={css.note}>Choose a cue to change its time, place, angle and number of devices.</p>
      ) : (
        <CueDetails key={view.cue.id} {...props} view={view} />
      )}
    </div>
  )
}

function CueDetails(props: CueInspectorProps & { readonly view: CueView }) {
  const { shown, view, edit } = props
  const { id, at_ms } = view.cue
  const isReadOnly = shown.readOnly !== null
  return (
    <>
      <Head view={view} />
      {view.lack !== null && (
        <Notice
          tone="warn"
          actions={
            <Button size="sm" onClick={() => props.onFindAlike(view)}>
              Find alike
            </Button>
          }
        >
          {lackText(view.lack)}. It stays in the show, but cannot be bought.
        </Notice>
      )}
      <StepField
        label="First effect at"
        fieldId={TIME_FIELD}
        value={at_ms ?? 0}
        measure={CUE_TIME}
        isReadOnly={isReadOnly}
        onCommit={(next) => edit({ kind: 'cue.place', id, at_ms: next })}
        {...(at_ms === null && { hint: 'Not placed yet' })}
      />
      <Placement {...props} view={view} isReadOnly={isReadOnly} />
      <LeadTime view={view} edit={edit} isReadOnly={isReadOnly} />
      <SmallText
        label="Note"
        value={view.cue.note}
        maxLength={SHOW_LIMITS.noteLength}
        placeholder="For the firing list only"
        isReadOnly={isReadOnly}
        onCommit={(note) => edit({ kind: 'cue.alter', id, changes: { note } })}
      />
      {!isReadOnly && <Actions {...props} view={view} />}
      <Facts view={view} />
    </>
  )
}

function Head({ view: { number, name, product } }: { readonly view: CueView }) {
  return (
    <div className={css.head}>
      {product ? (
        <ProductPicture src={product.image_url} size={75} width={56} loading="eager" className={css.thumb} />
      ) : (
        <span className={css.thumb} />
      )}
      <div>
        <span className={css.overline}>{number === null ? 'Not placed' : `Cue ${number}`}</span>
        <h2 className={css.title}>
          {product ? <Link to={productPath(product.products_url)}>{name}</Link> : name}
        </h2>
      </div>
    </div>
  )
}

function Actions({ view, edit, onDuplicate }: CueInspectorProps & { readonly view: CueView }) {
  const { id, at_ms } = view.cue
  return (
    <div className={css.actions} data-actions>
      <Button size="sm" onClick={() => onDuplicate(view)}>
        Duplicate
      </Button>
      {at_ms !== null && (
        <Button size="sm" onClick={() => edit({ kind: 'cue.place', id, at_ms: null })}>
          To the tray
        </Button>
      )}
      <Button size="sm" onClick={() => edit({ kind: 'cue.remove', id })}>
        Remove
      </Button>
    </div>
  )
}

function Facts({ view: { product, span } }: { readonly view: CueView }) {
  if (product === undefined) return null
  const facts = [
    ['Ignition', span === null ? null : clockText(span.ignition_ms)],
    ['Last effect', span === null ? null : clockText(span.end_ms)],
    ['Shots', product.shots],
    ['Caliber', product.caliber],
    ['Height', product.performance_height],
    ['Model', product.products_model],
  ].filter((fact): fact is [string, string | number] => fact[1] !== null && fact[1] !== undefined)
  return (
    <dl className={css.facts}>
      {facts.map(([term, value]) => (
        <div key={term} style={{ display: 'contents' }}>
          <dt className={css.term}>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
