import { FAILURE_MESSAGES } from '#contract/platform/failure-messages.ts'
import { Button } from '#src/ui/action/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { useReloadOnline } from './use-reload-online.ts'
import { useTakeover } from './takeover.ts'

/** Shown inside the layout instead of a page that failed to load. */
export function PageFailure({ title, text }: { title: string; text?: string }) {
  useTakeover()
  const reload = (
    <Button tone="primary" onClick={() => location.reload()}>
      Reload
    </Button>
  )
  return (
    <EmptyState title={title} titleLevel="h1" icon="warning" actions={reload}>
      {text}
    </EmptyState>
  )
}

export const CHUNK_FAILURE_HELP = 'Check your connection. The page loads by itself when you are back online.'

/** Shown instead of a page whose script could not be fetched; reloads when the network returns. */
export function ChunkFailure() {
  useReloadOnline()
  return <PageFailure title={FAILURE_MESSAGES.chunkFailed} text={CHUNK_FAILURE_HELP} />
}

/** Instead of a page that brings its own layout. */
export const DeskChunkFailure = () => (
  <main>
    <ChunkFailure />
  </main>
)
