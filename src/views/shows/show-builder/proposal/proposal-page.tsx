import { counted } from '#contract/platform/format-count.ts'
import { Button } from '#src/ui/action/button.tsx'
import { VisuallyHidden } from '#src/ui/display/visually-hidden.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/feedback/skeleton.tsx'
import { usePageTitle } from '#src/views/platform/hooks/use-page-title.ts'
import { PlanCard } from './plan-card.tsx'
import { failureText } from '#src/views/shows/show-builder/failure-text.ts'
import { IMPOSSIBLE, lengthText } from './proposal-texts.ts'
import * as pageCss from '#src/views/shows/show-builder/show-page.css.ts'
import * as css from './proposal.css.ts'
import { type ProposalActor, type ShownProposal, useProposal } from './use-proposal.ts'
import { WishForm } from './wish-form.tsx'

/** Wishes are answered by three shows of whole cases. */
export function ProposalPage({ actor }: { readonly actor: ProposalActor }) {
  usePageTitle('Propose a show')
  const proposal = useProposal(actor)
  return (
    <div className={pageCss.page}>
      <div className={pageCss.head}>
        <h1 tabIndex={-1}>Propose a show</h1>
        <Button tone="outline" onClick={proposal.cancel}>
          Back to my shows
        </Button>
      </div>
      <p className={pageCss.lead}>
        Say what the show is to be like. You get three plans of whole cases from what is in stock now, with
        every device placed, and change whatever you like afterwards.
      </p>
      <div className={css.columns}>
        <WishForm proposal={proposal} />
        <section className={css.results} aria-label="Plans">
          <Answer proposal={proposal} />
        </section>
      </div>
      <VisuallyHidden>
        <output>{announcement(proposal)}</output>
      </VisuallyHidden>
    </div>
  )
}

function announcement({ snapshot }: ShownProposal): string {
  const { plans } = snapshot.context
  if (snapshot.hasTag('pending')) return 'Making shows'
  return snapshot.hasTag('shown') ? `${counted(plans.length, 'plan is', 'plans are')} proposed` : ''
}

const CARDS = ['a', 'b', 'c']

function Answer({ proposal }: { readonly proposal: ShownProposal }) {
  const { snapshot, ask } = proposal
  const { impossible, failure, isCustomer } = snapshot.context
  if (snapshot.hasTag('pending'))
    return (
      <SkeletonGroup label="Making shows" className={css.grid}>
        {CARDS.map((card) => (
          <Skeleton key={card} className={css.skeleton} />
        ))}
      </SkeletonGroup>
    )
  if (snapshot.hasTag('shown')) return <Plans proposal={proposal} />
  if (impossible !== null)
    return (
      <Notice tone="warn" role="alert" heading="No show can be made of these wishes">
        {IMPOSSIBLE[impossible]}
      </Notice>
    )
  if (snapshot.matches('unreachable'))
    return (
      <Notice
        tone="danger"
        role="alert"
        heading="The goods could not be read"
        actions={
          <Button tone="primary" onClick={ask}>
            Try again
          </Button>
        }
      >
        {failureText(failure)} Your wishes are kept.
      </Notice>
    )
  return (
    <EmptyState title="Three plans come here" icon="none">
      {isCustomer
        ? 'Whole cases, nothing left over, nothing above your budget.'
        : 'Whole cases, nothing left over. Log in to plan by a budget.'}
    </EmptyState>
  )
}

function Plans({ proposal }: { readonly proposal: ShownProposal }) {
  const { snapshot, lock, accept } = proposal
  const { plans, kept, thinSeconds, wishes } = snapshot.context
  return (
    <>
      {thinSeconds !== null && (
        <Notice tone="warn" role="status">
          Enough for {lengthText(thinSeconds)} of {lengthText(wishes.seconds)}.{' '}
          {wishes.budget === null ? 'Nothing more that fits is in stock.' : 'Raise the budget for more.'}
        </Notice>
      )}
      <ul className={css.grid}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.style}
            plan={plan}
            colors={wishes.colors}
            isKept={kept.includes(plan.style)}
            onKeep={() => lock(plan.style)}
            onAccept={() => accept(plan.style)}
          />
        ))}
      </ul>
    </>
  )
}
