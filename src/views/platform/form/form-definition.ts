import type { QueryClient } from '@tanstack/react-query'
import type { NavigateFunction } from 'react-router'
import type { SentForm } from '#src/services/platform/form-submission.ts'
import type { SystemActorOf } from '#src/views/platform/hooks/use-system-actor.ts'

/** What the effects of a form work on. */
export interface FormPage {
  readonly navigate: NavigateFunction
  readonly queries: QueryClient
  readonly systemActor: SystemActorOf
  /** aborted when the page is left */
  readonly left: AbortSignal
}

/** All that a form is besides its fields: how it is sent, what is said, and what follows when it was accepted. */
export interface FormDefinition<Request, Fact = null> extends SentForm<Request, Fact> {
  readonly onAccepted?: (fact: Fact, page: FormPage) => void
}
