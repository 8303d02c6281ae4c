import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect } from 'react'
import type { ShowDoc } from '#contract/shows/show-doc.ts'
import { productsIn } from '#machines/shows/show-editor/show-editor.selectors.ts'
import type { showPurchaseMachine } from '#machines/shows/show-purchase/show-purchase.machine.ts'
import { lazyComponent } from '#src/lazy/lazy-component.tsx'
import { useLeaveGuard } from '#src/views/platform/hooks/leave-guard.ts'
import { useSession } from '#src/views/platform/hooks/use-session.ts'
import type { ShowBuilderActor } from '#src/views/shows/show-builder/list/use-show-list.ts'
import { MUSIC_START } from '#src/views/shows/show-builder/measures.ts'
import type { ShowEditorActor } from '#src/views/shows/show-builder/show-editing.types.ts'
import { ShowSky } from '#src/views/shows/show-builder/sky/show-sky.tsx'
import { type CreatePlayback, usePlayback } from '#src/views/shows/show-builder/sky/use-playback.ts'
import { StepField } from '#src/views/shows/show-builder/step-field.tsx'
import { createRowId } from './additions.ts'
import { EditorPage } from './editor-page.tsx'
import { useEditing } from './use-editing.ts'
import { useEditorPlayhead } from './use-editor-playhead.ts'

const BuyPanel = lazyComponent(
  () => import('#src/views/shows/show-builder/buy/buy-panel.tsx'),
  (module) => module.BuyPanel,
)

export interface ShowEditorPageProps {
  readonly builder: ShowBuilderActor
  readonly editor: ShowEditorActor
  readonly createPlayback: CreatePlayback
  readonly purchase: typeof showPurchaseMachine
  /** of what the show was made from */
  readonly notice: ReactNode
  readonly onShare: () => void
}

/** The open show with its picture, its safety and its purchase. */
export function ShowEditorPage(props: ShowEditorPageProps) {
  const { builder, editor, createPlayback, purchase, notice, onShare } = props
  const { customer } = useSession()
  const { attempt } = useLeaveGuard()
  const { id, doc } = useSelector(editor, ({ context }) => context)
  const products = useSelector(editor, ({ context }) => productsIn(context))
  const playback = usePlayback(doc, products, createPlayback)
  const { music } = playback.snapshot.context
  const loudness = music && { ...music, offset_ms: doc.music?.offset_ms ?? 0 }
  const playhead = useEditorPlayhead(playback.clock, playback.plan.length_ms)
  const editing = useEditing(editor, playhead, loudness)
  const isReadOnly = editing.shown.readOnly !== null
  const onMusic = (music: ShowDoc['music']) => editing.edit({ kind: 'music.alter', music })
  useEffect(() => BuyPanel.preload(), [])
  return (
    <EditorPage
      editing={editing}
      sky={
        <ShowSky
          playback={playback}
          {...(!isReadOnly && { music: { onMusic, musicStart: <MusicStart doc={doc} onMusic={onMusic} /> } })}
        />
      }
      buy={
        <BuyPanel
          machine={purchase}
          showId={id}
          customer_id={customer?.customers_id ?? null}
          doc={doc}
          products={products}
          edit={isReadOnly ? null : editing.edit}
          createId={createRowId}
        />
      }
      onDuplicate={() =>
        attempt(() => builder.send({ type: 'show.duplicate', id, copyId: crypto.randomUUID() }))
      }
      onShare={onShare}
      notice={notice}
    />
  )
}

interface MusicStartProps {
  readonly doc: ShowDoc
  readonly onMusic: (music: ShowDoc['music']) => void
}

/** When the music begins, in the time of the show; below zero its beginning is left out. */
const MusicStart = ({ doc: { music }, onMusic }: MusicStartProps) =>
  music && (
    <StepField
      label="Music begins at"
      value={music.offset_ms}
      measure={MUSIC_START}
      isInLine
      onCommit={(offset_ms) => onMusic({ ...music, offset_ms })}
    />
  )
