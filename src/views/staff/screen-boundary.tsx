import { useQueryClient } from '@tanstack/react-query'
import { Component, type ReactNode, useEffect } from 'react'
import { Button } from '#src/ui/action/button.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'

interface Props {
  readonly children: ReactNode
  /** of the screen with what is open on it; a change of it resets the boundary */
  readonly address: string
}

interface State {
  readonly hasError: boolean
  readonly address: string
}

/** Keeps the frame with its navigation when a screen throws while rendering, and offers to try again. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { hasError: false, address: this.props.address }

  static getDerivedStateFromError(): Pick<State, 'hasError'> {
    return { hasError: true }
  }

  static getDerivedStateFromProps({ address }: Props, state: State): State | null {
    return address === state.address ? null : { hasError: false, address }
  }

  override render() {
    if (!this.state.hasError) return this.props.children
    return <ScreenFailure onRetry={() => this.setState({ hasError: false })} />
  }
}

function ScreenFailure({ onRetry }: { onRetry: () => void }) {
  const queries = useQueryClient()
  useEffect(() => {
    // what had the focus may have gone with the screen
    if (document.activeElement === document.body) document.querySelector('main')?.focus()
  }, [])
  const retry = () => {
    // what the screen could not show is asked for again; what the frame shows stays
    queries.removeQueries({ queryKey: ['staff'], type: 'inactive' })
    onRetry()
  }
  return (
    <ErrorState
      title="This screen stopped working."
      actions={
        <Button tone="primary" onClick={retry}>
          Try again
        </Button>
      }
    >
      What you saved is kept; what you typed and did not save is not. If it happens again, choose another
      screen and tell whoever runs the shop.
    </ErrorState>
  )
}
