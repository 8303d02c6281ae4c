import { Component, type ReactNode } from 'react'
import { MESSAGES } from '#contract/messages.ts'
import { PageFailure } from './page-failure.tsx'

interface Props {
  readonly children: ReactNode
  /** the address of a page inside the frame: another one is another try; without it, it is the whole app that breaks */
  readonly path?: string
}

interface State {
  readonly hasError: boolean
  readonly path: string | undefined
}

/** Shows an error that was thrown while drawing, in words and with a way on; nothing of it is logged. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasError: false, path: this.props.path }

  static getDerivedStateFromError(): Pick<State, 'hasError'> {
    return { hasError: true }
  }

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    return path === state.path ? null : { hasError: false, path }
  }

  override render() {
    if (!this.state.hasError) return this.props.children
    const failure = <PageFailure title={MESSAGES.anErrorOccurred} />
    return this.props.path === undefined ? <main>{failure}</main> : failure
  }
}
