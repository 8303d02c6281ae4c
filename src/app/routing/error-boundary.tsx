import { Component, type ReactNode } from 'react'
import { FAILURE_MESSAGES } from '#contract/platform/failure-messages.ts'
import { PageFailure } from './page-failure.tsx'

interface Props {
  readonly children: ReactNode
  /** the path of the page; a change of it resets the boundary. Absent: the boundary of the whole app */
  readonly path?: string
}

interface State {
  readonly hasError: boolean
  readonly path: string | undefined
}

/** Shows an explanation with a way to continue instead of a subtree that threw while rendering; logs nothing. */
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
    const failure = <PageFailure title={FAILURE_MESSAGES.anErrorOccurred} />
    return this.props.path === undefined ? <main>{failure}</main> : failure
  }
}
