import type { ReactNode } from 'react'
import { PATHS } from '#contract/content/paths.ts'
import type { Step } from '#contract/platform/constants.ts'
import { Button, type ButtonProps } from '#src/ui/action/button.tsx'
import { buttonStyle } from '#src/ui/action/button.css.ts'
import { Card } from '#src/ui/display/card.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { useOffline } from '#src/views/platform/hooks/use-offline.ts'
import { Link } from '#src/views/platform/components/link.tsx'
import * as css from './checkout.css.ts'
import { stepBefore } from './steps.ts'
import { useStepTexts } from './use-step-texts.ts'

export interface StepCardProps {
  step: Step
  isInert?: boolean
  children: ReactNode
}

/** The layout of a step; its heading stays mounted while the step loads. */
export function StepCard({ step, isInert = false, children }: StepCardProps) {
  const { title, intro } = useStepTexts()(step)
  return (
    <Card as="section" aria-labelledby="step-title">
      <div className={css.body}>
        <div>
          <h1 id="step-title" tabIndex={-1} className={css.title}>
            {title}
          </h1>
          <p className={css.intro}>{intro}</p>
        </div>
        <div className={css.body} inert={isInert}>
          {children}
        </div>
      </div>
    </Card>
  )
}

export interface StepFootProps extends Pick<ButtonProps, 'busy' | 'blockedReason' | 'onClick'> {
  step: Step
  children?: ReactNode
}

/** Back and Continue. Not a submit button, so that Enter in a field does not leave the step. */
export function StepFoot({ step, busy, blockedReason, onClick, children = 'Continue' }: StepFootProps) {
  const texts = useStepTexts()
  const before = stepBefore(step)
  const offline = useOffline()
  return (
    <div className={css.foot}>
      <Link
        to={before === null ? PATHS.cart : texts(before).path}
        className={buttonStyle({ tone: 'quiet', flush: true })}
      >
        <Icon name="arrowLeft" size="sm" />
        {before === null ? 'Back to cart' : `Back to ${texts(before).label.toLowerCase()}`}
      </Link>
      <Button
        tone="primary"
        size="lg"
        data-keep-clear
        busy={busy ?? false}
        blockedReason={offline ?? blockedReason}
        onClick={onClick}
      >
        {children}
      </Button>
    </div>
  )
}

/** A section of a step with its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h2 className={css.sectionTitle}>{title}</h2>
      {children}
    </section>
  )
}
