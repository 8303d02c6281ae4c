import { Component, type ReactNode } from 'react'
import { MESSAGES } from '#contract/messages.ts'
import { Button } from '#src/ui/action/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'

interface State {
  readonly problem: 'chunk' | 'fault' | null
}

/** Whatever breaks while a page is drawn ends here, in words and with a way on; nothing of it is logged. */
export class FaultBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { problem: null }

  static getDerivedStateFromError(thrown: unknown): State {
    const isChunk = thrown instanceof Error && thrown.message === MESSAGES.chunkFailed
    return { problem: isChunk ? 'chunk' : 'fault' }
  }

  override render() {
    if (this.state.problem === null) return this.props.children
    const title = this.state.problem === 'chunk' ? MESSAGES.chunkFailed : MESSAGES.anErrorOccurred
    const reload = (
      <Button tone="primary" onClick={() => location.reload()}>
        Reload
      </Button>
    )
    return (
      <main>
        <EmptyState title={title} titleLevel="h1" icon="warning" actions={reload} />
      </main>
    )
  }
}
