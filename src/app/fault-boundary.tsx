import { Component, type ReactNode } from 'react'
import { MESSAGES } from '#contract/messages.ts'
import { Button } from '#src/ui/action/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { isChunkFailure } from './failed-chunks.ts'

interface Props {
  readonly children: ReactNode
  /** told when a part of a page could not be fetched */
  readonly onChunkFailed: () => void
}

interface State {
  readonly problem: 'chunk' | 'fault' | null
}

/** Whatever breaks while a page is drawn ends here, in words and with a way on; nothing of it is logged. */
export class FaultBoundary extends Component<Props, State> {
  override state: State = { problem: null }

  static getDerivedStateFromError(thrown: unknown): State {
    return { problem: isChunkFailure(thrown) ? 'chunk' : 'fault' }
  }

  override componentDidCatch(thrown: unknown): void {
    if (isChunkFailure(thrown)) this.props.onChunkFailed()
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
