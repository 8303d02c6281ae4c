import { FAILURE_MESSAGES } from '#contract/failure-messages.ts'
import { Button } from '#src/ui/action/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { useTakeover } from './takeover.ts'

/** Shown inside the layout instead of a page that failed to load. */
export function PageFailure({ title }: { title: string }) {
  useTakeover()
  const reload = (
    <Button tone="primary" onClick={() => location.reload()}>
      Reload
    </Button>
  )
  return <EmptyState title={title} titleLevel="h1" icon="warning" actions={reload} />
}

export const ChunkFailure = () => <PageFailure title={FAILURE_MESSAGES.chunkFailed} />
