import { Component, type ReactNode } from 'react'
import { MESSAGES } from '#contract/messages.ts'
import { Button } from '#src/ui/action/button.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { isChunkFailure } from './failed-chunks.ts'

interface Props {
  readonly children: ReactNode
  /** told when a part of a page could not be fetched */
  readonly onChunkFailed: () => void
  /** the address of a page inside the frame: another one is another try; without it, it is the whole app that breaks */
  readonly path?: string
}

interface State {
  readonly problem: 'chunk' | 'fault' | null
  readonly path: string | undefined
}

/** Whatever breaks while a page is drawn ends here, in words and with a way on; nothing of it is logged. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { problem: null, path: this.props.path }

  static getDerivedStateFromError(thrown: unknown): Pick<State, 'problem'> {
    return { problem: isChunkFailure(thrown) ? 'chunk' : 'fault' }
  }

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    return path === state.path ? null : { problem: null, path }
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
    const content = <EmptyState title={title} titleLevel="h1" icon="warning" actions={reload} />
    return this.props.path === undefined ? <main>{content}</main> : content
  }
}
